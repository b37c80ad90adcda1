/** The drawing board of the demo's pictures: SVG in 400 × 300, light from the upper left, every picture the same each time. */
export type Random = () => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of food around the origin, about 20 wide. */
export type Piece = (random: Random) => string;

/** Numbers from 0 to 1 that follow from a name. */
export function randomOf(name: string): Random {
  let state = 2_166_136_261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from);
}

/** Points in a circle that keep away from each other. */
export function spread(random: Random, count: number, radius: number, center: Point = { x: 0, y: 0 }): Point[] {
  const points: Point[] = [];
  while (points.length < count) {
    const candidates = Array.from({ length: 12 }, () => inCircle(random, radius, center));
    points.push(candidates.reduce((best, point) => (clearOf(point, points) > clearOf(best, points) ? point : best)));
  }
  return points;
}

function inCircle(random: Random, radius: number, center: Point): Point {
  const angle = random() * Math.PI * 2;
  const distance = Math.sqrt(random()) * radius;
  return { x: center.x + Math.cos(angle) * distance, y: center.y + Math.sin(angle) * distance };
}

function clearOf(point: Point, others: readonly Point[]): number {
  return Math.min(...others.map((other) => Math.hypot(point.x - other.x, point.y - other.y)), 1e9);
}

/** A round shape that no machine made. */
export function blob(random: Random, rx: number, ry = rx, jitter = 0.1, corners = 11): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const factor = 1 + between(random, -jitter, jitter);
    return { x: Math.cos(angle) * rx * factor, y: Math.sin(angle) * ry * factor };
  });
  const middle = (one: Point, other: Point) => `${fixed((one.x + other.x) / 2)} ${fixed((one.y + other.y) / 2)}`;
  const pairs = points.map((point, index) => [point, points[(index + 1) % corners] ?? point] as const);
  const [last, first] = [points.at(-1) ?? points[0], points[0]];
  const start = last && first ? middle(last, first) : '0 0';
  return `M${start}${pairs.map(([point, next]) => `Q${fixed(point.x)} ${fixed(point.y)} ${middle(point, next)}`).join('')}Z`;
}

export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function place(content: string, { x, y }: Point, turn = 0, scale = 1): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${Math.round(scale * 100) / 100})">${content}</g>`;
}

/** Pieces at points, each turned its own way. */
export function strew(random: Random, pieces: readonly Piece[], points: readonly Point[], scale = 1): string {
  const all = points.map((point, index) => {
    const piece = pieces[index % pieces.length];
    return piece ? place(piece(random), point, random() * 360, scale * between(random, 0.88, 1.12)) : '';
  });
  return `<g filter="url(#drop)">${all.join('')}</g>`;
}

export function disc(radius: number, fill: string, more = ''): string {
  return `<circle r="${fixed(radius)}" fill="${fill}" ${more}/>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

/** A soft shadow on the table. */
export function shadow(rx: number, ry = rx, at: Point = { x: 7, y: 10 }): string {
  return `<ellipse cx="${fixed(at.x)}" cy="${fixed(at.y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="#2b1d10" opacity=".34" filter="url(#blur)"/>`;
}

/** The whole picture on its table. */
export function picture(table: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600"><defs>
<radialGradient id="light" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c120a" stop-opacity=".22"/></radialGradient>
<radialGradient id="crust" r=".5"><stop offset=".78" stop-color="#e2a655"/><stop offset=".9" stop-color="#dd9a47"/><stop offset="1" stop-color="#a9622a"/></radialGradient>
<radialGradient id="cheese" r=".55"><stop offset="0" stop-color="#fbe2a0"/><stop offset=".8" stop-color="#f6cf7c"/><stop offset="1" stop-color="#e9ae55"/></radialGradient>
<radialGradient id="ceramic" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#fffefb"/><stop offset=".7" stop-color="#f3efe8"/><stop offset="1" stop-color="#d9d2c7"/></radialGradient>
<radialGradient id="fried" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#f3c069"/><stop offset=".6" stop-color="#dc943b"/><stop offset="1" stop-color="#a85f20"/></radialGradient>
<linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".18" stop-color="#fff" stop-opacity=".12"/><stop offset=".8" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".4"/></linearGradient>
<linearGradient id="wood" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="#c8945c"/><stop offset=".5" stop-color="#b67f48"/><stop offset="1" stop-color="#9a6636"/></linearGradient>
<filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="1.2" dy="1.8" stdDeviation="1.1" flood-color="#3a1d08" flood-opacity=".42"/></filter>
<filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="bake" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .24 0 0 0 0 .06 1.9 0 0 0 -.78"/><feComposite in2="SourceGraphic" operator="in" result="spots"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="spots"/></feMerge></filter>
</defs><rect width="400" height="300" fill="${table}"/>${content}<rect width="400" height="300" fill="url(#light)" style="mix-blend-mode:soft-light"/></svg>`;
}

export const center: Point = { x: 200, y: 150 };
