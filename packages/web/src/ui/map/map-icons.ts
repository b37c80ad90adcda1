import { domePath } from '../layout/brand/dome.ts';

const svg = 'http://www.w3.org/2000/svg';

/** The serving dome, for drawings without React. */
export function brandDome(): SVGSVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 22 22');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', domePath);
  icon.append(path);
  return icon;
}
