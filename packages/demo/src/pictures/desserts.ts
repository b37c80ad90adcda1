import { vessel } from './bowls.ts';
import {
  between,
  blob,
  center,
  disc,
  type Point,
  picture,
  place,
  type Random,
  randomOf,
  shadow,
  shape,
  spread,
  strew,
} from './draw.ts';
import { type PieceName, pieces, piecesOf, stroke } from './pieces.ts';

const TABLE = '#ead8d6';

export interface Wedge {
  readonly top: string;
  /** From the top down, as the cut side shows them. */
  readonly layers: readonly string[];
  readonly over: readonly PieceName[];
  readonly sauce: string;
}

/** A piece of cake or pie: its top, and its layers along the cut. */
export function wedgePicture(name: string, { top, layers, over, sauce }: Wedge): string {
  const random = randomOf(name);
  const height = 54 / layers.length;
  const side = layers
    .map((color, index) =>
      shape(
        `M-108 ${18 + index * height}L70 ${62 + index * height}L70 ${62 + (index + 1) * height}L-108 ${18 + (index + 1) * height}Z`,
        color,
      ),
    )
    .join('');
  const back = layers
    .map((color, index) =>
      shape(
        `M70 ${62 + index * height}Q112 ${28 + index * height} 104 ${-48 + index * height}L104 ${-48 + (index + 1) * height}Q112 ${28 + (index + 1) * height} 70 ${62 + (index + 1) * height}Z`,
        color,
        'opacity=".86"',
      ),
    )
    .join('');
  const cake = `${back}${side}${shape('M-108 18L104 -48Q112 28 70 62Z', top)}${shape('M-108 18L104 -48L98 -38L-92 20Z', '#fff', 'opacity=".3"')}`;
  const drizzle = stroke(`M-96 84Q-60 100 -30 90T40 108T96 84`, sauce, 6, 'opacity=".9"');
  const toppings = strew(random, piecesOf(over), spread(random, over.length + 2, 26, { x: 52, y: 8 }), 1.25);
  return picture(TABLE, place(`${plate() + drizzle}<g filter="url(#drop)">${cake}</g>${toppings}`, { x: 200, y: 142 }));
}

export interface Scoops {
  readonly scoops: readonly string[];
  readonly base?: string;
  readonly over: readonly PieceName[];
  readonly sauce?: string;
  readonly dish?: 'bowl' | 'skillet' | 'glass';
}

/** Ice cream, or the dessert served hot under it. */
export function scoopsPicture(name: string, { scoops, base = '#f7f2e8', over, sauce, dish = 'bowl' }: Scoops): string {
  const random = randomOf(name);
  const places: readonly Point[] =
    scoops.length === 1
      ? [{ x: 0, y: 0 }]
      : scoops.length === 2
        ? [
            { x: -34, y: 14 },
            { x: 34, y: -14 },
          ]
        : [
            { x: -36, y: 22 },
            { x: 36, y: 20 },
            { x: 0, y: -38 },
          ];
  const balls = scoops.map((color, index) =>
    place(scoop(random, color, sauce), places[index] ?? center, 0, scoops.length === 1 ? 1.3 : 1),
  );
  const bottom =
    dish === 'skillet'
      ? `<g filter="url(#bake)">${disc(104, base)}</g>${strew(random, [pieces.chocolate], spread(random, 26, 92), 1.2)}`
      : disc(104, base);
  const content = `<g filter="url(#drop)">${balls.join('')}</g>${strew(random, piecesOf(over), spread(random, over.length * 3, 74), 1.25)}`;
  return picture(TABLE, place(dishes[dish] + bottom + content, center));
}

function scoop(random: Random, color: string, sauce: string | undefined): string {
  const dents = spread(random, 12, 34).map((point) =>
    place(shape(blob(random, between(random, 4, 9), 3, 0.3), '#fff', 'opacity=".28"'), point, random() * 180),
  );
  const drip =
    sauce === undefined
      ? ''
      : shape(blob(random, 32, 29, 0.22, 9), sauce) +
        shape(blob(random, 12, 5, 0.3), '#fff', 'opacity=".35" transform="translate(-10 -12)"');
  return `${shape(blob(random, 46, 45, 0.04, 15), color)}${disc(46, '#5a3413', 'opacity=".08" cx="6" cy="8"')}${dents.join('')}${drip}`;
}

function plate(): string {
  return `${shadow(138, 132)}${disc(136, 'url(#ceramic)')}${disc(106, '#b9b1a4', 'opacity=".22"')}${disc(105, '#fdfcf9')}`;
}

const dishes = {
  bowl: vessel('#f1e6e4'),
  glass: vessel('#dfe8ea'),
  skillet: `${shadow(124, 122)}<rect x="96" y="-18" width="112" height="36" rx="16" fill="#26282b" transform="rotate(-24)"/>${disc(122, '#2c2f33')}${disc(114, '#3d4146')}`,
} as const;

/** Squares that are cut from a tray. */
export function squarePicture(
  name: string,
  top: string,
  layers: readonly string[],
  over: readonly PieceName[],
): string {
  const random = randomOf(name);
  const height = 66 / layers.length;
  const sides = layers
    .map(
      (color, index) =>
        `<rect x="-86" y="${34 + index * height}" width="172" height="${height + 0.5}" fill="${color}"/>`,
    )
    .join('');
  const cake = `${sides}<path d="M-86 34L-66 -66L66 -66L86 34Z" fill="${top}" filter="url(#bake)"/><path d="M-82 30L-64 -62L64 -62L66 -56L-58 -56L-76 30Z" fill="#fff" opacity=".22"/>`;
  return picture(
    TABLE,
    place(
      `${plate()}<g filter="url(#drop)">${cake}</g>${strew(random, piecesOf(over), spread(random, Math.max(1, over.length), 20, { x: 0, y: -18 }), 1.5)}`,
      { x: 200, y: 140 },
    ),
  );
}
