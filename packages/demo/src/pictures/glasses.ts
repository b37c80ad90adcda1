import { between, blob, disc, picture, place, type Random, randomOf, shadow, shape, spread } from './draw.ts';
import { type PieceName, pieceOf, stroke } from './pieces.ts';

/** A drink as it stands on the bar, seen from the side. */
export interface Drink {
  readonly vessel: keyof typeof vessels;
  /** Of the drink, top and bottom. */
  readonly color: readonly [top: string, bottom: string];
  readonly ice?: true;
  readonly bubbles?: true;
  readonly foam?: string;
  readonly straw?: string;
  readonly garnish?: PieceName;
  /** Of a bottle or can. */
  readonly label?: string;
}

const TABLE = '#d3dee0';

/** Outline, where the drink ends above, and how wide it is there: around x 0, standing on y 0. */
const vessels = {
  tumbler: { path: 'M-46 -176L-38 -8Q-37 0 -28 0L28 0Q37 0 38 -8L46 -176Z', level: -158, width: 44, foot: 44 },
  tall: { path: 'M-40 -204L-32 -8Q-31 0 -22 0L22 0Q31 0 32 -8L40 -204Z', level: -180, width: 38, foot: 38 },
  pint: {
    path: 'M-48 -204C-50 -150 -36 -110 -36 -60L-34 -6Q-33 0 -26 0L26 0Q33 0 34 -6L36 -60C36 -110 50 -150 48 -204Z',
    level: -188,
    width: 47,
    foot: 42,
  },
  pitcher: {
    path: 'M-70 -190Q-80 -196 -66 -200L66 -200C72 -120 78 -60 72 -14Q70 0 56 0L-56 0Q-70 0 -72 -14C-78 -60 -70 -120 -70 -190Z',
    level: -172,
    width: 68,
    foot: 80,
  },
  wine: { path: 'M-40 -212C-52 -150 -44 -112 0 -104C44 -112 52 -150 40 -212Z', level: -164, width: 45, foot: 40 },
  flute: { path: 'M-22 -224C-28 -160 -26 -98 0 -92C26 -98 28 -160 22 -224Z', level: -204, width: 23, foot: 36 },
  shake: { path: 'M-44 -190L-30 -34C-26 -24 26 -24 30 -34L44 -190Z', level: -182, width: 43, foot: 40 },
} as const;

export function glassPicture(name: string, drink: Drink): string {
  const random = randomOf(name);
  const { path, level, width, foot } = vessels[drink.vessel];
  const id = drink.vessel;
  const [top, bottom] = drink.color;
  const filled = [
    `<linearGradient id="drink" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><clipPath id="g-${id}"><path d="${path}"/></clipPath>`,
    `<g clip-path="url(#g-${id})"><rect x="-90" y="${level}" width="180" height="${-level}" fill="url(#drink)"/><ellipse cy="${level}" rx="${width}" ry="6" fill="#fff" opacity=".35"/>${drink.ice ? ice(random, level, width) : ''}${drink.bubbles ? bubbles(random, level, width) : ''}</g>`,
  ];
  const back = [
    shadow(foot * 1.5, 15, { x: 16, y: 2 }),
    stem(drink.vessel),
    drink.vessel === 'pitcher'
      ? '<path d="M68 -168C128 -176 128 -56 72 -62" fill="none" stroke="#c9d6d8" stroke-width="13"/><path d="M68 -168C128 -176 128 -56 72 -62" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>'
      : '',
    shape(path, '#ffffff', 'opacity=".34"'),
    drink.straw === undefined
      ? ''
      : stroke('M6 -30L30 -232', drink.straw, 8) + stroke('M4 -30L28 -232', '#fff', 2, 'opacity=".55"'),
  ];
  const front = [
    shape(path, 'url(#glass)', 'stroke="#fff" stroke-width="2" stroke-opacity=".75"'),
    drink.foam === undefined ? '' : foam(random, level, width, drink.foam, drink.vessel),
    drink.garnish === undefined
      ? ''
      : `<g filter="url(#drop)">${place(pieceOf(drink.garnish)(random), { x: -width * 0.92, y: level - 18 }, -14, 1.75)}</g>`,
  ];
  return picture(TABLE, table() + place([...back, ...filled, ...front].join(''), { x: 200, y: 266 }, 0, 1.06));
}

function table(): string {
  return '<rect y="214" width="400" height="86" fill="#b98a5c"/><rect y="214" width="400" height="86" fill="url(#wood)" opacity=".75"/><rect y="214" width="400" height="3" fill="#fff" opacity=".3"/><ellipse cx="120" cy="90" rx="70" ry="60" fill="#fff" opacity=".28" filter="url(#blur)"/><ellipse cx="318" cy="120" rx="46" ry="44" fill="#fff" opacity=".2" filter="url(#blur)"/>';
}

function stem(vessel: Drink['vessel']): string {
  if (vessel !== 'wine' && vessel !== 'flute' && vessel !== 'shake') return '';
  const top = vessel === 'shake' ? -30 : -104;
  return `<path d="M-4 ${top}L-4 -8C-6 -3 -36 -4 -36 2L36 2C36 -4 6 -3 4 -8L4 ${top}Z" fill="#eef4f5" opacity=".85"/><path d="M-1 ${top}L-1 -6" stroke="#fff" stroke-width="2"/>`;
}

function ice(random: Random, level: number, width: number): string {
  return Array.from({ length: 8 }, (_, index) =>
    place(
      '<rect x="-15" y="-15" width="30" height="30" rx="6" fill="#fff" opacity=".34"/><rect x="-12" y="-12" width="14" height="9" rx="3" fill="#fff" opacity=".55"/>',
      { x: between(random, -width + 18, width - 18), y: level + 10 + index * 13 },
      random() * 80,
    ),
  ).join('');
}

function bubbles(random: Random, level: number, width: number): string {
  return Array.from(
    { length: 34 },
    () =>
      `<circle cx="${Math.round(between(random, -width, width))}" cy="${Math.round(between(random, level + 8, -8))}" r="${Math.round(between(random, 8, 24)) / 10}" fill="#fff" opacity=".55"/>`,
  ).join('');
}

function foam(random: Random, level: number, width: number, color: string, vessel: Drink['vessel']): string {
  const isCream = vessel === 'shake';
  const puffs = spread(random, isCream ? 11 : 16, 1).map((point, index, all) => {
    const x = (index / (all.length - 1) - 0.5) * 2 * (width - 6);
    const height = isCream ? 30 * (1 - Math.abs(x) / width) : 5;
    return place(shape(blob(random, isCream ? 17 : 9, isCream ? 15 : 8, 0.12), color), {
      x,
      y: level - height - 3 + point.y * 2,
    });
  });
  const body = `<rect x="${-width + 1}" y="${level - 6}" width="${width * 2 - 2}" height="${isCream ? 14 : 26}" rx="8" fill="${color}"/>`;
  const cherry = isCream ? place(pieceOf('cherry')(random), { x: 0, y: level - 52 }, 0, 1.3) : '';
  return `<g filter="url(#drop)">${body}${puffs.join('')}${cherry}</g>`;
}

export interface Bottle {
  readonly kind: 'bottle' | 'wine' | 'can';
  readonly glass: readonly [light: string, dark: string];
  readonly label: string;
  readonly cap: string;
}

const outlines = {
  bottle:
    'M-13 -236L13 -236L13 -190C13 -172 34 -164 34 -140L34 -10Q34 0 24 0L-24 0Q-34 0 -34 -10L-34 -140C-34 -164 -13 -172 -13 -190Z',
  wine: 'M-13 -240L13 -240L13 -176C13 -158 36 -158 36 -130L36 -10Q36 0 26 0L-26 0Q-36 0 -36 -10L-36 -130C-36 -158 -13 -158 -13 -176Z',
  can: 'M-38 -176Q-44 -170 -44 -160L-44 -16Q-44 -6 -38 0L38 0Q44 -6 44 -16L44 -160Q44 -170 38 -176Z',
} as const;

export function bottlePicture(name: string, { kind, glass, label, cap }: Bottle): string {
  const random = randomOf(name);
  const [light, dark] = glass;
  const path = outlines[kind];
  const top = kind === 'can' ? -176 : -240;
  const content = [
    `<linearGradient id="body" x2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".28" stop-color="${light}"/><stop offset=".7" stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient><clipPath id="b"><path d="${path}"/></clipPath>`,
    shadow(62, 14, { x: 18, y: 2 }),
    shape(path, 'url(#body)'),
    `<g clip-path="url(#b)"><rect x="-50" y="${kind === 'can' ? -132 : -112}" width="100" height="${kind === 'can' ? 96 : 76}" fill="${label}"/><rect x="-50" y="${kind === 'can' ? -128 : -108}" width="100" height="2.5" fill="#fff" opacity=".7"/><rect x="-50" y="${kind === 'can' ? -42 : -42}" width="100" height="2.5" fill="#fff" opacity=".7"/>${place(emblem(random), { x: 0, y: kind === 'can' ? -84 : -75 })}<rect x="${kind === 'can' ? -34 : -26}" y="-240" width="7" height="236" rx="3" fill="#fff" opacity=".4"/></g>`,
    kind === 'can'
      ? `<ellipse cy="-175" rx="38" ry="6" fill="#e9eef0"/><ellipse cy="-175" rx="32" ry="4.4" fill="#b9c4c8"/>`
      : `<rect x="-15" y="${top}" width="30" height="${kind === 'wine' ? 46 : 13}" rx="3" fill="${cap}"/><rect x="-11" y="${top + 2}" width="4" height="${kind === 'wine' ? 40 : 9}" fill="#fff" opacity=".45"/>`,
  ];
  return picture(TABLE, table() + place(content.join(''), { x: 200, y: 266 }, 0, 1.04));
}

/** A small invented sign: a sun over waves. */
function emblem(random: Random): string {
  const rays = Math.round(between(random, 0, 2));
  return `${disc(13 - rays, '#fff', 'opacity=".9" cy="-6"')}${stroke('M-24 14Q-18 8 -12 14T0 14T12 14T24 14', '#fff', 3)}${stroke('M-18 22Q-12 16 -6 22T6 22T18 22', '#fff', 2.4, 'opacity=".8"')}`;
}

export interface Cup {
  readonly color: string;
  readonly art?: 'leaf' | 'foam' | 'tea' | 'cocoa';
  readonly size?: 'small' | 'large';
  readonly saucer?: string;
}

/** Hot drinks are looked into from above. */
export function cupPicture(name: string, { color, art, size = 'large', saucer = '#eef1ef' }: Cup): string {
  const random = randomOf(name);
  const radius = size === 'small' ? 56 : 78;
  const content = [
    shadow(128, 126),
    disc(126, saucer),
    disc(126, 'url(#ceramic)', 'opacity=".65"'),
    disc(98, '#8d877b', 'opacity=".16"'),
    `<path d="M${radius - 4} -14C${radius + 42} -24 ${radius + 42} 28 ${radius - 4} 18" fill="none" stroke="#f7f5f0" stroke-width="13" filter="url(#drop)"/>`,
    shadow(radius + 6, radius + 4, { x: 5, y: 8 }),
    disc(radius + 8, 'url(#ceramic)'),
    disc(radius, '#4d3a28', 'opacity=".5"'),
    disc(radius - 3, color),
    `<clipPath id="cup"><circle r="${radius - 3}"/></clipPath><g clip-path="url(#cup)">${art === undefined ? crema(random, radius) : arts[art](random, radius)}</g>`,
    art === 'tea'
      ? stroke(`M-20 -20C-60 -60 -90 -70 -104 -96`, '#fff', 1.6) +
        '<rect x="-122" y="-116" width="28" height="26" rx="3" fill="#6f9c5c" transform="rotate(-24 -108 -103)"/>'
      : '',
    place(
      stroke('M-100 0L-52 0', '#b9c0c2', 7) +
        '<ellipse cx="-36" rx="20" ry="11" fill="#cfd5d6"/><ellipse cx="-39" cy="-3" rx="11" ry="4" fill="#fff" opacity=".8"/>',
      { x: 58, y: 104 },
      -12,
    ),
  ];
  return picture('#d9d3cb', place(content.join(''), { x: 190, y: 148 }));
}

function crema(random: Random, radius: number): string {
  return `<circle r="${radius - 6}" fill="none" stroke="#c58a4a" stroke-width="6" opacity=".5" filter="url(#soft)"/>${spread(
    random,
    12,
    radius - 14,
  )
    .map((point) => place(disc(between(random, 1.4, 4), '#d9a566', 'opacity=".5"'), point))
    .join('')}`;
}

const arts = {
  leaf: (_random: Random, radius: number) =>
    `<circle r="${radius - 8}" fill="#c98f55" opacity=".45"/>${[34, 20, 6, -8, -22].map((y, index) => `<path d="M0 ${y + 14}C${-radius * (0.62 - index * 0.09)} ${y + 8} ${-radius * (0.5 - index * 0.08)} ${y - 18} 0 ${y - 4}C${radius * (0.5 - index * 0.08)} ${y - 18} ${radius * (0.62 - index * 0.09)} ${y + 8} 0 ${y + 14}Z" fill="#fff6e6" stroke="#b87a42" stroke-width="1.6"/>`).join('')}`,
  foam: (random: Random, radius: number) =>
    `<g filter="url(#soft)">${shape(blob(random, radius - 16, radius - 18, 0.08, 13), '#fff4e2')}</g>${spread(
      random,
      26,
      radius - 26,
    )
      .map((point) => place(disc(1.5, '#8a5a30', 'opacity=".55"'), point))
      .join('')}`,
  cocoa: (random: Random, radius: number) =>
    `<g filter="url(#drop)">${spread(random, 9, radius - 34)
      .map((point) =>
        place(
          '<rect x="-12" y="-10" width="24" height="20" rx="8" fill="#fffdf8"/><rect x="-9" y="-8" width="12" height="7" rx="3.5" fill="#fff"/>',
          point,
          random() * 180,
        ),
      )
      .join('')}</g>${spread(random, 18, radius - 20)
      .map((point) => place(disc(1.6, '#5b311a'), point))
      .join('')}`,
  tea: (_random: Random, radius: number) =>
    `<ellipse cx="-18" cy="-22" rx="${radius * 0.5}" ry="${radius * 0.28}" fill="#fff" opacity=".28" transform="rotate(-32)" filter="url(#soft)"/>`,
} as const;
