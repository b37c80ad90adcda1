import {
  between,
  blob,
  center,
  disc,
  type Piece,
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
import { type PieceName, pieces, stroke } from './pieces.ts';

const TABLE = '#dfd3c3';

/** The food on a plate: one kind of thing in number, with garnish and a dip. */
export interface Plate {
  readonly thing: Thing;
  readonly count: number;
  readonly garnish?: readonly PieceName[];
  readonly dip?: string;
  /** Beside the thing. */
  readonly fries?: true;
  readonly vessel?: 'plate' | 'basket' | 'board';
}

export type Thing = keyof typeof things;

const fried = (path: string) => `<g filter="url(#bake)">${shape(path, 'url(#fried)')}</g>`;

const rod = (length: number, width: number, color: string, edge: string): string =>
  stroke(`M${-length} 0L${length} 0`, edge, width + 2.2) +
  stroke(`M${-length} 0L${length} 0`, color, width) +
  stroke(`M${-length} ${-width * 0.24}L${length} ${-width * 0.24}`, '#fff2cc', width * 0.2, 'opacity=".75"');

const things = {
  wing: (random) =>
    fried(blob(random, 27, 17, 0.16, 10)) +
    stroke('M22 4L38 8', '#f3e6d0', 6) +
    shape(blob(random, 14, 5, 0.3), '#ffe2a3', 'opacity=".4" transform="translate(-6 -6)"'),
  sauced: (random) =>
    shape(blob(random, 27, 18, 0.16, 10), '#a8381a') +
    shape(blob(random, 19, 9, 0.25), '#e0683a', 'opacity=".75" transform="translate(-4 -5)"') +
    shape(blob(random, 8, 3, 0.3), '#fff', 'opacity=".4" transform="translate(-8 -8)"'),
  boneless: (random) =>
    fried(blob(random, 22, 18, 0.2, 10)) +
    shape(blob(random, 10, 4, 0.3), '#ffe2a3', 'opacity=".45" transform="translate(-5 -6)"'),
  tender: (random) =>
    fried(blob(random, 46, 16, 0.14, 13)) +
    shape(blob(random, 26, 4, 0.3), '#ffe2a3', 'opacity=".45" transform="translate(-6 -6)"'),
  stick: () => rod(30, 18, '#dd9a42', '#9c5a1e'),
  fry: (random) => rod(between(random, 26, 40), 7.5, '#f2c75f', '#c08a2d'),
  sweetFry: (random) => rod(between(random, 26, 40), 8, '#e3832f', '#a9521a'),
  onionRing: () =>
    '<g filter="url(#bake)"><circle r="27" fill="none" stroke="#a9622a" stroke-width="17"/><circle r="27" fill="none" stroke="#e0a04a" stroke-width="14"/></g><path d="M-22 -14A26 26 0 0 1 2 -26" fill="none" stroke="#ffe6b4" stroke-width="3" opacity=".7" stroke-linecap="round"/>',
  calamari: () =>
    '<g filter="url(#bake)"><circle r="14" fill="none" stroke="#b77a33" stroke-width="10.5"/><circle r="14" fill="none" stroke="#efc67a" stroke-width="8"/></g>',
  knot: (random) =>
    fried(blob(random, 22, 19, 0.08, 9)) +
    stroke('M-13 -5Q0 -15 10 -3T-4 12', '#8f4f1c', 2.6, 'opacity=".7"') +
    stroke('M-12 -8Q0 -17 9 -6', '#ffe8b8', 2.4, 'opacity=".7"') +
    pieces.parsley(random),
  cinnamonKnot: (random) =>
    fried(blob(random, 24, 20, 0.08, 9)) +
    stroke('M-13 -5Q0 -15 10 -3T-4 12', '#6b3413', 3.4, 'opacity=".8"') +
    stroke('M-16 0Q-4 -12 6 2T18 6', '#fffaf0', 3, 'opacity=".92"'),
  crabCake: (random) =>
    fried(blob(random, 42, 40, 0.06, 13)) + strew(random, [pieces.parsley, pieces.crab], spread(random, 7, 26), 0.7),
  mushroomCap: (random) =>
    disc(23, '#8a6542') +
    disc(20, '#b48a5f') +
    shape(blob(random, 14, 13, 0.18), '#e8c887') +
    pieces.sausage(random) +
    pieces.parsley(random),
  bruschetta: (random) =>
    fried(blob(random, 38, 24, 0.06, 12)) +
    strew(random, [pieces.tomato, pieces.cherry, pieces.basil], spread(random, 6, 17), 0.62),
  toast: (random) =>
    shape(blob(random, 44, 30, 0.05, 10), '#5d3b21') +
    shape(blob(random, 40, 26, 0.06, 10), '#f6f0e2') +
    strew(random, [pieces.salmon, pieces.caper, pieces.caper], spread(random, 7, 20), 0.8),
  mussel: () =>
    shape('M-25 0C-22 -15 8 -20 26 -2C12 12 -18 14 -25 0Z', '#22232d') +
    shape('M-19 0C-16 -9 8 -12 20 -2C10 6 -14 8 -19 0Z', '#e59a4b') +
    shape('M-14 -2C-8 -7 6 -8 13 -3C6 0 -8 2 -14 -2Z', '#fbd19a', 'opacity=".8"') +
    stroke('M-22 -6C-14 -15 8 -17 22 -6', '#5d6686', 1.6),
  bread: () =>
    '<g filter="url(#bake)"><rect x="-58" y="-22" width="116" height="44" rx="15" fill="url(#fried)"/></g><rect x="-52" y="-18" width="104" height="34" rx="12" fill="url(#cheese)"/>' +
    stroke('M-30 -18L-30 16M0 -18L0 16M30 -18L30 16', '#b0702c', 2, 'opacity=".6"'),
  sourdough: (random) =>
    fried(blob(random, 46, 36, 0.05, 11)) +
    shape(blob(random, 38, 28, 0.06, 11), '#f6e6c5') +
    strew(random, [() => '<ellipse rx="3.6" ry="2.2" fill="#dbbd87"/>'], spread(random, 12, 25)),
  broccoli: (random) => place(pieces.broccoli(random), { x: 0, y: 0 }, 0, 1.7),
  cob: (random) =>
    `<rect x="-74" y="-20" width="148" height="40" rx="20" fill="#e3a91d"/>${strew(
      random,
      [pieces.corn],
      [-60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60].flatMap((x) =>
        [-13, -4.5, 4, 12.5].map((y) => ({ x, y })),
      ),
      1.25,
    )}<rect x="-10" y="-10" width="24" height="18" rx="4" fill="#fff2b8" opacity=".92"/>`,
  slab: (random) =>
    '<rect x="-70" y="-48" width="140" height="96" rx="7" fill="#b5421f"/><rect x="-66" y="-46" width="132" height="86" rx="9" fill="url(#cheese)"/>' +
    strew(random, [() => shape(blob(random, 13, 8, 0.3), '#c9772c', 'opacity=".55"')], spread(random, 9, 44)) +
    `<rect x="-70" y="40" width="140" height="6" fill="#f3d489"/><rect x="-70" y="46" width="140" height="7" fill="#a63a1d"/><rect x="-70" y="53" width="140" height="6" fill="#f3d489"/>`,
  parmigiana: (random) =>
    fried(blob(random, 74, 52, 0.07, 14)) +
    shape(blob(random, 56, 36, 0.1, 13), '#b3331d') +
    shape(blob(random, 44, 27, 0.14, 13), 'url(#cheese)') +
    strew(
      random,
      [pieces.basil],
      [
        { x: -6, y: -4 },
        { x: 10, y: 6 },
      ],
      1.1,
    ),
  calzone: (random) =>
    `<g filter="url(#bake)"><path d="M-104 42C-110 -58 110 -58 104 42C60 56 -60 56 -104 42Z" fill="url(#fried)"/></g>${[-90, -66, -42, -18, 6, 30, 54, 78].map((x) => stroke(`M${x} 50Q${x + 8} 36 ${x + 18} 48`, '#8d4f1d', 3, 'opacity=".65"')).join('')}${stroke('M-26 -4L-10 10M-2 -8L14 6M22 -4L38 10', '#7b3f14', 4, 'opacity=".6"')}${strew(random, [pieces.parsley], spread(random, 8, 54, { x: 0, y: 4 }))}`,
  stromboli: (random) =>
    `<g filter="url(#bake)"><rect x="-118" y="-42" width="236" height="84" rx="40" fill="url(#fried)"/></g>${[-78, -42, -6, 30, 66].map((x) => stroke(`M${x} -24L${x + 18} 24`, '#f8dc96', 9) + stroke(`M${x + 3} -22L${x + 20} 22`, '#c4472a', 4)).join('')}${strew(random, [pieces.sesame], spread(random, 26, 70), 1)}`,
  cannoli: (random) =>
    `<g filter="url(#bake)"><rect x="-62" y="-19" width="124" height="38" rx="10" fill="url(#fried)"/></g>${[-62, 62].map((x) => place(shape(blob(random, 16, 20, 0.12), '#fffaf0') + strew(random, [pieces.chocolate], spread(random, 6, 12), 0.55), { x, y: 0 })).join('')}${stroke('M-40 -10L40 -10', '#fff4d8', 4, 'opacity=".55"')}`,
} as const satisfies Readonly<Record<string, Piece>>;

export function platePicture(name: string, plate: Plate): string {
  const random = randomOf(name);
  const { thing, count, garnish = [], dip, fries, vessel = 'plate' } = plate;
  const middle = { x: dip === undefined ? 0 : -16, y: dip === undefined ? 0 : 8 };
  const content = [
    vessels[vessel],
    fries ? strew(random, [things.fry], spread(random, 22, 46, { x: 48, y: -30 })) : '',
    heap(random, thing, layout(random, thing, count, fries ? { x: -34, y: 16 } : middle)),
    dip === undefined ? '' : place(cup(dip), { x: 74, y: -62 }),
    garnish
      .map((piece) =>
        strew(random, [pieces[piece]], garnishAt[piece] ?? spread(random, 3, 24, { x: -70, y: 72 }), 1.25),
      )
      .join(''),
  ];
  return picture(TABLE, place(content.join(''), center));
}

/** One large thing lies as a person would put it; several lie as they fell. */
function heap(random: Random, thing: Thing, points: readonly Point[]): string {
  const scale = sizes[thing] ?? 1.2;
  const [only] = points;
  if (points.length > 1 || only === undefined) return strew(random, [things[thing]], points, scale);
  return `<g filter="url(#drop)">${place(things[thing](random), only, -10, scale)}</g>`;
}

const sizes: Partial<Record<Thing, number>> = {
  fry: 1,
  sweetFry: 1,
  onionRing: 1,
  stromboli: 1.08,
  calzone: 1.12,
  slab: 1.3,
  parmigiana: 1.25,
  cob: 1.3,
  crabCake: 1.1,
  cannoli: 1.15,
  broccoli: 1.1,
  tender: 1.05,
};

const garnishAt: Partial<Record<PieceName, readonly Point[]>> = {
  lemon: [{ x: -78, y: 62 }],
  lime: [{ x: -78, y: 62 }],
  parsley: [
    { x: -30, y: -20 },
    { x: 16, y: 22 },
    { x: 40, y: -8 },
    { x: -58, y: 30 },
    { x: 2, y: -46 },
  ],
};

/** Large things are apart, in rows or one by one; small ones lie in a heap. */
function layout(random: Random, thing: Thing, count: number, at: Point): readonly Point[] {
  if (count === 1) return [at];
  if (count === 2)
    return [
      { x: at.x - 40, y: at.y - 24 },
      { x: at.x + 36, y: at.y + 34 },
    ];
  return spread(
    random,
    count,
    thing === 'mussel' || thing === 'bruschetta' || thing === 'tender' || thing === 'toast' ? 66 : 72,
    at,
  );
}

const checks = [-90, -30, 30, 90]
  .map(
    (at) =>
      `<rect x="${at - 15}" y="-130" width="30" height="260" fill="#c8402f" opacity=".3"/><rect x="-130" y="${at - 15}" width="260" height="30" fill="#c8402f" opacity=".3"/>`,
  )
  .join('');

const vessels = {
  plate: `${shadow(134, 131)}${disc(133, 'url(#ceramic)')}${disc(104, '#b9b1a4', 'opacity=".25"')}${disc(103, '#fdfcf9')}`,
  basket: `${shadow(140, 116)}<rect x="-150" y="-118" width="300" height="236" rx="60" fill="#7a4f2a"/><rect x="-140" y="-108" width="280" height="216" rx="52" fill="#a8713f"/><clipPath id="paper"><rect x="-132" y="-100" width="264" height="200" rx="44"/></clipPath><g clip-path="url(#paper)"><rect x="-132" y="-100" width="264" height="200" fill="#fbf8f1"/>${checks}</g>`,
  board: `${shadow(166, 98)}<rect x="-166" y="-98" width="332" height="196" rx="22" fill="url(#wood)"/>${[-64, -26, 14, 52].map((y) => stroke(`M-158 ${y}Q0 ${y + 8} 158 ${y - 3}`, '#7d4f26', 1.3, 'opacity=".3"')).join('')}`,
} as const;

function cup(sauce: string): string {
  return `${shadow(36, 35, { x: 3, y: 5 })}${disc(36, 'url(#ceramic)')}${disc(28, '#5a4a38', 'opacity=".35"')}${disc(27, sauce)}<ellipse cx="-8" cy="-9" rx="10" ry="5" fill="#fff" opacity=".4" transform="rotate(-30)" filter="url(#soft)"/>`;
}
