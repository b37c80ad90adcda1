/** The serving dome in a square of 22: its base, the dome, and its knob. */
export const domePath = 'M5 15.2h12M6.4 12.6a4.6 4.6 0 0 1 9.2 0zM11 8V6.6';
