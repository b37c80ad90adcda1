/** Tags of axe's rules for WCAG 2.2 AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another theme can break: all that it changes are colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
