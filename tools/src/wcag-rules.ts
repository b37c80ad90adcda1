/** Tags of axe's rules for WCAG 2.2 AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that another theme can break: it changes only colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
