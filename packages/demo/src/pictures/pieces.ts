import { between, blob, disc, fixed, type Piece, type Random, shape } from './draw.ts';

const line = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

const dots = (random: Random, count: number, radius: number, fill: string, size = 1.2) =>
  Array.from({ length: count }, () => {
    const [angle, distance] = [random() * 6.28, Math.sqrt(random()) * radius];
    return `<circle cx="${fixed(Math.cos(angle) * distance)}" cy="${fixed(Math.sin(angle) * distance)}" r="${fixed(size * between(random, 0.6, 1.3))}" fill="${fill}"/>`;
  }).join('');

/** A lump with a lit side. */
const lump =
  (fill: string, lit: string, size = 7, flat = 0.8): Piece =>
  (random) =>
    shape(blob(random, size, size * flat, 0.22, 8), fill) +
    `<g transform="translate(-1.4 -1.6)">${shape(blob(random, size * 0.55, size * flat * 0.45, 0.3, 7), lit, 'opacity=".75"')}</g>`;

const cube =
  (fill: string, lit: string, size = 6): Piece =>
  () =>
    `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" rx="2" fill="${fill}"/><rect x="${-size + 1}" y="${-size + 1}" width="${size * 1.5}" height="${size * 1.1}" rx="1.5" fill="${lit}" opacity=".7"/>`;

const leaf =
  (fill: string, vein: string, length = 13, width = 6): Piece =>
  () =>
    shape(
      `M${-length} 0C${-length / 2} ${-width * 1.5} ${length / 2} ${-width * 1.2} ${length} 0C${length / 2} ${width} ${-length / 2} ${width * 1.4} ${-length} 0Z`,
      fill,
    ) +
    shape(
      `M${-length} 0C${-length / 2} ${-width * 1.5} ${length / 2} ${-width * 1.2} ${length} 0Z`,
      '#ffffff',
      'opacity=".13"',
    ) +
    line(`M${-length * 0.9} 0L${length * 0.8} 0`, vein, 0.9, 'opacity=".8"');

const ring =
  (outer: string, inner: string, radius = 7, width = 3.4): Piece =>
  () =>
    `<circle r="${radius}" fill="none" stroke="${outer}" stroke-width="${width}"/><circle r="${radius}" fill="none" stroke="${inner}" stroke-width="${width * 0.35}" opacity=".8"/>`;

const strip =
  (fill: string, lit: string, length = 14, width = 5): Piece =>
  (random) => {
    const bend = between(random, -6, 6);
    const path = `M${-length} 0Q${-length / 2} ${-bend} 0 0T${length} 0`;
    return line(path, fill, width) + line(path, lit, width * 0.34, 'opacity=".75"');
  };

const grain =
  (fill: string, length = 3.2, width = 2): Piece =>
  () =>
    line(`M${-length} 0L${length} 0`, fill, width);

const frill =
  (fill: string, lit: string, size = 15): Piece =>
  (random) =>
    shape(blob(random, size, size * 0.75, 0.34, 13), fill) +
    shape(blob(random, size * 0.62, size * 0.45, 0.4, 11), lit, 'opacity=".7"') +
    line(`M${-size * 0.8} 0Q0 ${between(random, -4, 4)} ${size * 0.8} 0`, '#f3f8e2', 1, 'opacity=".6"');

/** Everything that lies on something, by its name. */
export const pieces = {
  pepperoni: (random) =>
    disc(12.5, '#8f1f14') +
    disc(11.4, '#c43a24') +
    dots(random, 9, 8.5, '#e7785a', 1.5) +
    dots(random, 5, 8, '#92230f', 1) +
    `<ellipse cx="-3.5" cy="-4.5" rx="4.5" ry="2.6" fill="#fff" opacity=".2" transform="rotate(-35)"/>`,
  salami: (random) => disc(13.5, '#7d2330') + disc(12.4, '#b14a52') + dots(random, 14, 10, '#f0c9bd', 1.3),
  sausage: lump('#7d4526', '#b57a4c', 8),
  beef: lump('#5b3220', '#8f5b3a', 5.5),
  meatball: (random) =>
    `${disc(11, '#6b361c')}<circle cx="-2" cy="-2.5" r="8" fill="#94532c"/>${dots(random, 8, 7, '#b87a48', 1.4)}`,
  chicken: lump('#d9a767', '#f5dcae', 9, 0.72),
  steak: strip('#5a2d1d', '#b5624a', 13, 7),
  ham: cube('#e88f8e', '#f7bdb7', 7),
  bacon: (random) => strip('#8e2c1c', '#f0b79a', 16, 6.5)(random),
  mushroom: () =>
    shape(
      'M-11 2C-12 -8 -5 -11 0 -11S12 -8 11 2C8 5 4 3 3 2L3.5 9C2 11 -2 11 -3.5 9L-3 2C-4 3 -8 5 -11 2Z',
      '#cdb493',
    ) +
    shape('M-9 0C-9 -6 -4 -9 0 -9S9 -6 9 0C6 2 3 0 2 0L2 7C1 8 -1 8 -2 7L-2 0C-3 0 -6 2 -9 0Z', '#f2e4cd') +
    line('M-6 -1Q0 -4 6 -1', '#8b6a48', 1.3),
  greenPepper: () =>
    line('M-9 4C-10 -6 -3 -9 1 -7S9 -3 9 4', '#2f7a2d', 4.6) + line('M-9 4C-10 -6 -3 -9 1 -7S9 -3 9 4', '#83c55d', 1.5),
  redPepper: () => line('M-10 3C-8 -6 8 -7 11 2', '#b8251a', 5) + line('M-9 2C-7 -5 7 -6 10 1', '#ef7a5c', 1.4),
  onion: () => line('M-11 3C-7 -8 7 -8 11 3', '#8c3a74', 3.4) + line('M-10 3C-6 -6.6 6 -6.6 10 3', '#f3d7ea', 1.5),
  olive: ring('#26202b', '#6b6273', 5.4, 4),
  greenOlive: (random) => `${disc(6, '#8d9a3b')}<circle r="2.2" fill="#c3402a"/>${dots(random, 2, 4, '#d4dd90', 1)}`,
  spinach: leaf('#2f6b2f', '#8fc27c', 13, 7),
  basil: leaf('#3d8a32', '#a9d98d', 14, 8.5),
  sage: leaf('#7f9a72', '#c9d8bd', 12, 5),
  mint: leaf('#4fa84b', '#c4ecb0', 11, 6.5),
  parsley: (random) => dots(random, 5, 5, '#3f8a36', 2) + dots(random, 3, 4, '#7cc063', 1.2),
  tomato: (random) =>
    disc(12.5, '#b5261a') +
    disc(11.2, '#e4513a') +
    [0, 120, 240]
      .map((turn) => `<g transform="rotate(${turn})"><ellipse cy="-5.6" rx="4" ry="3.4" fill="#f49b72"/></g>`)
      .join('') +
    dots(random, 7, 7, '#f9dc9a', 0.9),
  cherry: () => `${disc(9, '#c42b1d')}<ellipse cx="-2.6" cy="-3" rx="3.6" ry="2.5" fill="#fff" opacity=".45"/>`,
  garlic: lump('#e2c48b', '#fbf0d4', 5.5),
  jalapeno: (random) => disc(8.5, '#3f7d28') + disc(6.6, '#b9d98a') + dots(random, 6, 4, '#f4f2d2', 1.1),
  pineapple: () =>
    shape('M-10 -6L10 -9L7 8L-5 9Z', '#f0b92f', 'stroke="#d4922a" stroke-width="1.5" stroke-linejoin="round"') +
    line('M-4 -6L-2 8M3 -7L3 7', '#fbe28a', 1.4),
  artichoke: () =>
    shape('M0 -11C8 -6 9 4 0 11C-9 4 -8 -6 0 -11Z', '#a3ad66') +
    shape('M0 -8C4 -4 5 3 0 9C-5 3 -4 -4 0 -8Z', '#dfe2ae'),
  anchovy: strip('#6d5a4c', '#d6c6b2', 17, 5),
  shrimp: () =>
    line('M-9 6C-12 -6 0 -12 8 -6C11 -3 10 2 6 3', '#e8744f', 7) +
    line('M-9 6C-12 -6 0 -12 8 -6C11 -3 10 2 6 3', '#fbc3a4', 3) +
    line('M-8 1L-4 0M-5 -6L-2 -3M2 -9L3 -5', '#dd6744', 1.2),
  clam: () => `<ellipse rx="8" ry="6" fill="#d9b27f"/><ellipse cx="-1.5" cy="-1.5" rx="5.4" ry="3.6" fill="#f8e7c6"/>`,
  crab: (random) => strip('#d9573a', '#fff0e2', 10, 5.5)(random),
  corn: () =>
    `<rect x="-3" y="-3.4" width="6" height="6.8" rx="2.4" fill="#f3c532"/><rect x="-2" y="-2.6" width="2.6" height="3" rx="1.2" fill="#fdeb9c"/>`,
  scallion: ring('#58a03f', '#d6efb6', 3.4, 2),
  feta: cube('#eee6d6', '#ffffff', 5.5),
  blueCheese: (random) => lump('#ece7da', '#ffffff', 6)(random) + dots(random, 4, 4, '#7d92a5', 1.2),
  mozzarella: lump('#f6efdf', '#ffffff', 15, 0.9),
  parmesan: strip('#eed9a0', '#fdf3d0', 7, 2.6),
  ricotta: lump('#f4ecdb', '#ffffff', 11, 0.85),
  squash: cube('#dd7f27', '#f6b763', 6),
  caper: lump('#66763a', '#a4b46a', 3),
  truffle: (random) => dots(random, 6, 7, '#3a2c22', 1.3),
  crouton: cube('#c98a41', '#efc583', 6.5),
  egg: () =>
    `<ellipse rx="13" ry="10.5" fill="#fffdf7"/><circle r="6" fill="#f3ab2c"/><circle cx="-1.6" cy="-1.8" r="2.4" fill="#fbd27a"/>`,
  avocado: () =>
    shape('M-14 6C-12 -8 8 -12 15 -2C8 -3 -2 0 -14 6Z', '#5f8a35') +
    shape('M-12 4C-10 -6 7 -9 13 -2.4C7 -4 -3 -1 -12 4Z', '#d9e08f'),
  cucumber: (random) => disc(10.5, '#3f7a3b') + disc(9.2, '#d5ebb4') + dots(random, 8, 5, '#f6fbe6', 1.1),
  lettuce: frill('#5f9c3a', '#9cca62'),
  romaine: frill('#7fb04b', '#cfe49b', 16),
  iceberg: frill('#a8cf7c', '#e3f2c4', 16),
  kale: frill('#3c6b3a', '#6f9c5c', 15),
  cabbage: strip('#cfe0b0', '#f6fbe9', 12, 2.6),
  carrot: strip('#e0792a', '#f7b574', 11, 3),
  salmon: (random) =>
    shape(blob(random, 22, 11, 0.1, 9), '#ee8157') + line('M-14 -5L-8 6M-5 -7L1 7M5 -8L10 5', '#f9c3a2', 1.8),
  tuna: cube('#a8243b', '#e06a76', 7),
  edamame: () => '<ellipse rx="5.5" ry="3.8" fill="#6fae45"/><ellipse cx="-1" cy="-1" rx="3" ry="1.6" fill="#b6dd8c"/>',
  seaweed: strip('#22402c', '#4f7d55', 9, 2.6),
  sesame: grain('#f4e3b9', 1.4, 1.6),
  quinoa: (random) => dots(random, 3, 3, '#e6d3a1', 1.6),
  lentil: () => `${disc(3.2, '#7a5132')}<circle cx="-.8" cy="-.9" r="1.4" fill="#b5855a"/>`,
  seed: leaf('#5f8a4a', '#cfe3b4', 5, 2.4),
  falafel: (random) =>
    `${disc(12, '#6e4a22')}<circle cx="-2" cy="-2.5" r="9.2" fill="#94672f"/>${dots(random, 9, 8, '#c39a57', 1.3)}`,
  hummus: lump('#dcbf8d', '#f4e3c0', 16, 0.85),
  rice: grain('#fdfaf2', 3.4, 2.2),
  nut: lump('#dcb678', '#f6e2b6', 3.4),
  broccoli: (random) =>
    line('M0 4L0 13', '#a8c97a', 6) +
    [
      [-7, 2],
      [0, -5],
      [7, 2],
      [-3, 5],
      [4, 6],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${shape(blob(random, 8, 7, 0.2, 9), '#3f7a33')}${dots(random, 6, 5, '#7fb65a', 1.5)}</g>`,
      )
      .join(''),
  lemon: () =>
    disc(13, '#e8b923') +
    disc(11.4, '#fbf0b4') +
    [0, 45, 90, 135]
      .map((turn) => `<g transform="rotate(${turn})"><path d="M-9.6 0L9.6 0" stroke="#fffdf0" stroke-width="1.6"/></g>`)
      .join('') +
    disc(9.6, '#f4d64a', 'opacity=".55"'),
  lime: () =>
    disc(12, '#4f8f2f') +
    disc(10.5, '#eef6c8') +
    disc(9, '#a9cf55', 'opacity=".75"') +
    [0, 45, 90, 135]
      .map((turn) => `<g transform="rotate(${turn})"><path d="M-9 0L9 0" stroke="#f7fbe4" stroke-width="1.4"/></g>`)
      .join(''),
  strawberry: (random) =>
    shape('M0 11C-9 5 -11 -3 -8 -7C-4 -10 4 -10 8 -7C11 -3 9 5 0 11Z', '#d5282b') +
    dots(random, 8, 7, '#f9d98b', 0.8) +
    shape('M-7 -8L0 -5L7 -8L3 -11L-3 -11Z', '#4c9a3c'),
  blueberry: () =>
    disc(7, '#3c4a8c') +
    '<circle cx="-2" cy="-2.4" r="3" fill="#7d8cc9" opacity=".8"/><circle r="1.6" fill="#252e5c"/>',
  raspberry: (random) => disc(8, '#b51f3f') + dots(random, 14, 6.5, '#e4587a', 1.7),
  chocolate: cube('#4a2616', '#7d4a2c', 4.4),
  apple: leaf('#d9a653', '#f4d798', 14, 6),
} as const satisfies Readonly<Record<string, Piece>>;

export type PieceName = keyof typeof pieces;

export function pieceOf(name: PieceName): Piece {
  return pieces[name];
}

export function piecesOf(names: readonly PieceName[]): readonly Piece[] {
  return names.map((name) => pieces[name]);
}

export { line as stroke };
