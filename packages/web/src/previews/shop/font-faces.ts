import bitter from '@fontsource/bitter/files/bitter-latin-400-normal.woff2?url';
import bitterBold from '@fontsource/bitter/files/bitter-latin-700-normal.woff2?url';
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2?url';
import latoBold from '@fontsource/lato/files/lato-latin-700-normal.woff2?url';
import lora from '@fontsource/lora/files/lora-latin-400-normal.woff2?url';
import loraBold from '@fontsource/lora/files/lora-latin-700-normal.woff2?url';
import merriweather from '@fontsource/merriweather/files/merriweather-latin-400-normal.woff2?url';
import merriweatherBold from '@fontsource/merriweather/files/merriweather-latin-700-normal.woff2?url';
import montserrat from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff2?url';
import montserratBold from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff2?url';
import nunito from '@fontsource/nunito/files/nunito-latin-400-normal.woff2?url';
import nunitoBold from '@fontsource/nunito/files/nunito-latin-700-normal.woff2?url';
import openSans from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?url';
import openSansBold from '@fontsource/open-sans/files/open-sans-latin-700-normal.woff2?url';
import oswald from '@fontsource/oswald/files/oswald-latin-400-normal.woff2?url';
import oswaldBold from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url';
import playfair from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url';
import playfairBold from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?url';
import poppins from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsBold from '@fontsource/poppins/files/poppins-latin-700-normal.woff2?url';
import raleway from '@fontsource/raleway/files/raleway-latin-400-normal.woff2?url';
import ralewayBold from '@fontsource/raleway/files/raleway-latin-700-normal.woff2?url';
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import robotoBold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import sourceSans from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url';
import sourceSansBold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2?url';
import workSans from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2?url';
import workSansBold from '@fontsource/work-sans/files/work-sans-latin-700-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { OnlineFont } from '@servery/domain';

/** Where each font lies, regular and bold. A browser loads the ones that are used. */
const files: Readonly<Record<OnlineFont, readonly [regular: string, bold: string]>> = {
  Inter: [inter, inter],
  Lato: [lato, latoBold],
  'Open Sans': [openSans, openSansBold],
  Roboto: [roboto, robotoBold],
  Montserrat: [montserrat, montserratBold],
  Poppins: [poppins, poppinsBold],
  Nunito: [nunito, nunitoBold],
  Raleway: [raleway, ralewayBold],
  'Work Sans': [workSans, workSansBold],
  'Source Sans 3': [sourceSans, sourceSansBold],
  Oswald: [oswald, oswaldBold],
  Merriweather: [merriweather, merriweatherBold],
  'Playfair Display': [playfair, playfairBold],
  Lora: [lora, loraBold],
  Bitter: [bitter, bitterBold],
};

export const fontFaces = Object.entries(files)
  .flatMap(([family, [regular, bold]]) => [face(family, 400, regular), face(family, 700, bold)])
  .join('\n');

function face(family: string, weight: number, file: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file}") format("woff2")}`;
}
