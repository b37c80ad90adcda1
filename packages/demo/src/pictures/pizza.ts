import {
  between,
  blob,
  center,
  disc,
  picture,
  place,
  type Random,
  randomOf,
  shadow,
  shape,
  spread,
  strew,
} from './draw.ts';
import { type PieceName, pieces, stroke } from './pieces.ts';

const TABLE = '#dccdb9';

export interface Pie {
  readonly toppings: readonly PieceName[];
  readonly sauce?: string;
  /** No cheese over the sauce, as on a margherita. */
  readonly isOpen?: boolean;
  /** Only on one half. */
  readonly half?: readonly PieceName[];
}

const RED = '#b3331d';

/** Big pieces need room, crumbs come in numbers. */
const counts: Partial<Record<PieceName, number>> = {
  pepperoni: 15,
  mozzarella: 7,
  tomato: 8,
  ricotta: 8,
  basil: 9,
  corn: 40,
  beef: 34,
  garlic: 18,
  truffle: 16,
  parsley: 16,
  parmesan: 26,
  scallion: 24,
  caper: 20,
  blueCheese: 16,
};

export function pizzaPicture(name: string, pie: Pie): string {
  const random = randomOf(name);
  return picture(TABLE, board() + place(wholePie(random, pie), center, 0, 1.06));
}

function wholePie(random: Random, { toppings, sauce = RED, isOpen = false, half }: Pie): string {
  const parts = [
    shape(blob(random, 120, 117, 0.018, 22), 'url(#crust)', 'filter="url(#bake)"'),
    shape(blob(random, 104, 102, 0.02, 24), sauce, 'opacity=".95"'),
    isOpen ? '' : shape(blob(random, 101, 99, 0.035, 26), 'url(#cheese)'),
    melted(random, isOpen ? 6 : 22, 92),
    half === undefined ? layers(random, toppings, 90) : halves(random, toppings, half),
    cuts(),
  ];
  return `${shadow(122, 119)}${parts.join('')}`;
}

/** Pale pools and browned blisters of cheese. */
function melted(random: Random, count: number, radius: number): string {
  const pools = spread(random, count, radius).map((point) =>
    place(
      shape(blob(random, between(random, 8, 19), between(random, 6, 13), 0.25, 9), '#fff0c4', 'opacity=".6"'),
      point,
      random() * 180,
    ),
  );
  const blisters = spread(random, Math.round(count * 0.7), radius).map((point) =>
    place(shape(blob(random, between(random, 3, 7), between(random, 2, 5), 0.3, 8), '#c9782c', 'opacity=".55"'), point),
  );
  return `<g filter="url(#soft)">${pools.join('')}${blisters.join('')}</g>`;
}

function layers(random: Random, toppings: readonly PieceName[], radius: number): string {
  const crowd = toppings.length > 3 ? 0.68 : toppings.length > 1 ? 0.85 : 1;
  return toppings
    .map((name) =>
      strew(random, [pieces[name]], spread(random, Math.round((counts[name] ?? 15) * crowd), radius - 5), 1.22),
    )
    .join('');
}

function halves(random: Random, left: readonly PieceName[], right: readonly PieceName[]): string {
  const clip = (id: string, x: number) =>
    `<clipPath id="${id}"><rect x="${x}" y="-120" width="120" height="240"/></clipPath>`;
  return `${clip('left', -121)}${clip('right', 1)}<g clip-path="url(#left)">${layers(random, left, 92)}</g><g clip-path="url(#right)">${layers(random, right, 92)}</g>`;
}

function cuts(): string {
  return [22, 67, 112, 157]
    .map((turn) =>
      place(
        stroke('M-116 0L116 0', '#5b3210', 1.5, 'opacity=".34"') +
          stroke('M-116 1.4L116 1.4', '#ffe9bd', 0.8, 'opacity=".4"'),
        { x: 0, y: 0 },
        turn,
      ),
    )
    .join('');
}

/** A round board, larger than the pie, with the grain of its wood. */
function board(): string {
  const grain = [-96, -60, -24, 12, 48, 84]
    .map((y) => stroke(`M-150 ${y}Q-40 ${y + 9} 150 ${y - 4}`, '#7d4f26', 1.3, 'opacity=".28"'))
    .join('');
  return place(
    `<clipPath id="board"><circle r="142"/></clipPath>${shadow(143, 141)}${disc(142, 'url(#wood)')}<g clip-path="url(#board)">${grain}</g>`,
    center,
  );
}

/** One slice on a plate. */
export function slicePicture(name: string, { toppings, sauce = RED }: Pie): string {
  const random = randomOf(name);
  const crumbs = `<clipPath id="slice"><path d="M-92 -78Q0 -124 92 -78L0 118Z"/></clipPath>`;
  const slice = [
    '<path d="M-98 -86Q0 -132 98 -86Q104 -74 94 -66L4 116Q0 122 -4 116L-94 -66Q-104 -74 -98 -86Z" fill="url(#crust)" filter="url(#bake)"/>',
    shape('M-86 -62Q0 -104 86 -62L2 106Q0 109 -2 106Z', sauce),
    shape('M-83 -60Q0 -100 83 -60L2 101Q0 104 -2 101Z', 'url(#cheese)'),
    `<g clip-path="url(#slice)">${melted(random, 14, 82)}${toppings.map((topping) => strew(random, [pieces[topping]], [...spread(random, 9, 58, { x: 0, y: -32 }), { x: 2, y: 48 }], 1.35)).join('')}</g>`,
  ].join('');
  return picture(
    TABLE,
    place(`${shadow(136, 132)}${disc(134, 'url(#ceramic)')}${disc(108, '#ffffff', 'opacity=".5"')}`, center) +
      place(`${crumbs}<g filter="url(#drop)">${slice}</g>`, { x: 200, y: 152 }, -14),
  );
}
