import {
  between,
  blob,
  center,
  disc,
  fixed,
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

export interface Bowl {
  /** The bottom layer: leaves, rice, a smooth soup. */
  readonly base: readonly PieceName[] | { readonly soup: string };
  /** Mixed all over. */
  readonly over?: readonly PieceName[];
  /** In heaps, side by side, around the middle. */
  readonly heaps?: readonly PieceName[];
  readonly count?: number;
}

const TABLE = '#d5dccf';
const INSIDE = 104;

export function bowlPicture(name: string, bowl: Bowl, table = TABLE): string {
  const random = randomOf(name);
  const content = [bottom(random, bowl), heapsOf(random, bowl.heaps ?? []), mixed(random, bowl)].join('');
  return picture(
    table,
    place(
      vessel('#eef0ec') +
        `<clipPath id="in"><circle r="${INSIDE}"/></clipPath><g clip-path="url(#in)">${content}</g>${gloss()}`,
      center,
    ),
  );
}

function bottom(random: Random, { base }: Bowl): string {
  if ('soup' in base) {
    const swirls = spread(random, 7, 80).map((point) =>
      place(
        shape(blob(random, between(random, 14, 30), between(random, 5, 10), 0.3), '#fff7e2', 'opacity=".35"'),
        point,
        random() * 180,
      ),
    );
    return `${disc(INSIDE, base.soup)}<g filter="url(#soft)">${swirls.join('')}</g>`;
  }
  const count = base.includes('rice') || base.includes('quinoa') || base.includes('lentil') ? 420 : 62;
  const tint = count > 100 ? '#e9dfc8' : '#567f37';
  return (
    disc(INSIDE, tint) + strew(random, piecesOf(base), spread(random, count, INSIDE - 4), count > 100 ? 1.3 : 1.75)
  );
}

function mixed(random: Random, { over = [], count = 8 }: Bowl): string {
  return over
    .map((name) => strew(random, [pieces[name]], spread(random, small.has(name) ? count * 3 : count, 78), 1.45))
    .join('');
}

const small = new Set<PieceName>([
  'parsley',
  'sesame',
  'caper',
  'parmesan',
  'corn',
  'blueCheese',
  'nut',
  'seed',
  'scallion',
  'truffle',
]);

function heapsOf(random: Random, names: readonly PieceName[]): string {
  return names
    .map((name, index) => {
      const angle = (index / names.length) * Math.PI * 2 - 1.2;
      const at = { x: Math.cos(angle) * 60, y: Math.sin(angle) * 60 };
      const isLarge = name === 'salmon' || name === 'hummus' || name === 'avocado' || name === 'egg';
      return strew(
        random,
        [pieces[name]],
        spread(random, isLarge ? 4 : 20, isLarge ? 22 : 32, at),
        isLarge ? 1.5 : 1.4,
      );
    })
    .join('');
}

/** A bowl seen from above: shadow, rim, wall. */
export function vessel(color: string, radius = 128): string {
  return [
    shadow(radius + 2, radius - 2, { x: 9, y: 13 }),
    disc(radius, color),
    disc(radius, 'url(#ceramic)', 'opacity=".75"'),
    disc(radius - 9, '#8b8577', 'opacity=".35"'),
    disc(radius - 11, '#f7f5f0'),
    disc(INSIDE * (radius / 128) + 2, '#6d5f4b', 'opacity=".3" filter="url(#soft)"'),
  ].join('');
}

function gloss(): string {
  return stroke('M-112 -34A117 117 0 0 1 -36 -111', '#ffffff', 5, 'opacity=".7" filter="url(#soft)"');
}

export interface Noodles {
  readonly kind: 'strands' | 'ribbons' | 'tubes' | 'elbows' | 'gnocchi';
  readonly color?: string;
  readonly sauce: string;
  readonly over: readonly PieceName[];
  /** A pool of sauce on top. */
  readonly pool?: string;
}

const PASTA_TABLE = '#e2d3c5';

export function pastaPicture(name: string, noodles: Noodles): string {
  const random = randomOf(name);
  const { kind, color = '#f1cf7f', sauce, over, pool } = noodles;
  const content = [
    disc(INSIDE, sauce),
    drawn[kind](random, color),
    pool === undefined
      ? ''
      : `<g filter="url(#drop)">${shape(blob(random, 58, 52, 0.14, 13), pool, 'opacity=".93"')}</g>${shine(random)}`,
    ...over.map((piece) =>
      strew(
        random,
        [pieces[piece]],
        spread(random, small.has(piece) ? 20 : 6, piece === 'meatball' ? 40 : 62),
        piece === 'meatball' ? 2 : 1.5,
      ),
    ),
  ];
  return picture(
    PASTA_TABLE,
    place(
      `${vessel('#f1e9df')}<clipPath id="in"><circle r="${INSIDE}"/></clipPath><g clip-path="url(#in)">${content.join('')}</g>${gloss()}`,
      center,
    ),
  );
}

function shine(random: Random): string {
  return `<g filter="url(#soft)">${spread(random, 6, 40)
    .map((point) => place(shape(blob(random, 8, 4, 0.3), '#fff', 'opacity=".28"'), point, -35))
    .join('')}</g>`;
}

const drawn: Readonly<Record<Noodles['kind'], (random: Random, color: string) => string>> = {
  strands: (random, color) => nest(random, color, 4.4, 120),
  ribbons: (random, color) => nest(random, color, 9, 64),
  tubes: (random, color) => tubes(random, color, 96, 15, 10),
  elbows: (random, color) => elbows(random, color),
  gnocchi: (random, color) => gnocchi(random, color),
};

/** Long pasta, turned into a nest: arcs around the middle, each with a lit edge. */
function nest(random: Random, color: string, width: number, count: number): string {
  const arcs = Array.from({ length: count }, () => {
    const radius = between(random, 8, 92);
    const [from, sweep] = [random() * 6.28, between(random, 1, 2.4)];
    const offset = { x: between(random, -12, 12), y: between(random, -12, 12) };
    const point = (angle: number, r: number) =>
      `${fixed(offset.x + Math.cos(angle) * r)} ${fixed(offset.y + Math.sin(angle) * r)}`;
    const path = `M${point(from, radius)}Q${point(from + sweep / 2, radius * 1.28)} ${point(from + sweep, radius * between(random, 0.82, 1.1))}`;
    return (
      stroke(path, '#b98436', width + 1.4) +
      stroke(path, color, width) +
      stroke(path, '#fff3cf', width * 0.28, 'opacity=".8"')
    );
  });
  return arcs.join('');
}

function tubes(random: Random, color: string, count: number, length: number, width: number): string {
  return spread(random, count, 94)
    .map((point) =>
      place(
        stroke(`M${-length} 0L${length} 0`, '#b57f34', width + 2, '') +
          stroke(`M${-length} 0L${length} 0`, color, width) +
          stroke(`M${-length} -2L${length} -2`, '#fff2c8', 2.4, 'opacity=".75"') +
          `<ellipse cx="${length}" rx="2.8" ry="${width / 2}" fill="#a5702c"/>`,
        point,
        random() * 360,
      ),
    )
    .join('');
}

function elbows(random: Random, color: string): string {
  return spread(random, 130, 96)
    .map((point) =>
      place(
        stroke('M-8 4Q0 -10 8 4', '#b9761f', 8) +
          stroke('M-8 4Q0 -10 8 4', color, 6.4) +
          stroke('M-7 2Q0 -10 7 2', '#fff0bd', 1.6, 'opacity=".8"'),
        point,
        random() * 360,
      ),
    )
    .join('');
}

function gnocchi(random: Random, color: string): string {
  return `<g filter="url(#drop)">${spread(random, 58, 90)
    .map((point) =>
      place(
        shape(blob(random, 15, 11, 0.07, 9), color) +
          stroke('M-8 -4Q-6 0 -8 4M-2 -6Q0 0 -2 6M4 -6Q6 0 4 6', '#c79a4b', 1.4, 'opacity=".7"'),
        point,
        random() * 360,
      ),
    )
    .join('')}</g>`;
}
