import { createTheme } from '@mantine/core';
import { themeComponents } from './components.ts';

/** The colors are defined in tokens.css; Mantine only needs a scale to call by name. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  colors: {
    teal: [
      '#e6f2f0',
      '#cfe6e3',
      '#a6d0cb',
      '#7bbab3',
      '#4fa39b',
      '#2d8f87',
      '#1c827b',
      '#157a74',
      '#0b6b66',
      '#085752',
    ],
  },
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '11.5px', sm: '12px', md: '13px', lg: '14px', xl: '16px' },
  lineHeights: { xs: '16px', sm: '16px', md: '20px', lg: '20px', xl: '24px' },
  radius: { xs: '4px', sm: '4px', md: '6px', lg: '10px', xl: '999px' },
  defaultRadius: 'md',
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: themeComponents,
});
