/** BC-08, PB-27: locations in one wave of the default strategy. */
export const PUBLISH_WAVE_SIZE = 5;

/** BC-09, PB-28: seconds between two waves of the default strategy. */
export const PUBLISH_WAVE_SECONDS = 30;

/** BC-10, LC-01: a location that made contact this recently is up to date. */
export const CONTACT_WINDOW_MILLIS = 24 * 60 * 60 * 1_000;

/** So many publications of a company are listed, the newest. */
export const LISTED_PUBLICATIONS = 50;
