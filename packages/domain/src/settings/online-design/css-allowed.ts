/** The words that custom CSS may use: all else is refused, so that words that nobody thought of stay outside. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const CSS_AT_RULES = words('media supports keyframes');

export const CSS_POSITIONS = words('static relative absolute initial unset');

export const CSS_FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color-mix var calc min max clamp
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix
  cubic-bezier steps repeat minmax fit-content inset circle ellipse polygon
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`);

export const CSS_PROPERTIES = words(`
  accent-color align-content align-items align-self all animation animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state
  animation-timing-function aspect-ratio backdrop-filter backface-visibility background background-attachment
  background-blend-mode background-clip background-color background-image background-origin background-position
  background-repeat background-size block-size border border-block border-block-end border-block-start border-bottom
  border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width
  border-collapse border-color border-inline border-inline-end border-inline-start border-left border-left-color
  border-left-style border-left-width border-radius border-right border-right-color border-right-style
  border-right-width border-spacing border-style border-top border-top-color border-top-left-radius
  border-top-right-radius border-top-style border-top-width border-width bottom box-shadow box-sizing caret-color
  clear clip-path color color-scheme column-count column-gap column-rule columns content counter-increment
  counter-reset cursor direction display fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink
  flex-wrap float font font-family font-feature-settings font-kerning font-size font-style font-variant
  font-variant-caps font-variant-numeric font-weight gap grid grid-area grid-auto-columns grid-auto-flow
  grid-auto-rows grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template
  grid-template-areas grid-template-columns grid-template-rows height hyphens inline-size inset isolation
  justify-content justify-items justify-self left letter-spacing line-height list-style list-style-position
  list-style-type margin margin-block margin-block-end margin-block-start margin-bottom margin-inline
  margin-inline-end margin-inline-start margin-left margin-right margin-top max-block-size max-height
  max-inline-size max-width min-block-size min-height min-inline-size min-width mix-blend-mode object-fit
  object-position opacity order outline outline-color outline-offset outline-style outline-width overflow
  overflow-wrap overflow-x overflow-y padding padding-block padding-block-end padding-block-start padding-bottom
  padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top place-content
  place-items place-self pointer-events position resize right rotate row-gap scale scroll-behavior stroke
  stroke-width tab-size table-layout text-align text-decoration text-decoration-color text-decoration-line
  text-decoration-style text-decoration-thickness text-indent text-overflow text-shadow text-transform
  text-underline-offset text-wrap top transform transform-origin transition transition-delay transition-duration
  transition-property transition-timing-function translate user-select vertical-align visibility white-space width
  word-break word-spacing z-index`);

/** Pictures that lie in the text itself; nothing is fetched. */
export function isPictureInText(url: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(url.trim());
}
