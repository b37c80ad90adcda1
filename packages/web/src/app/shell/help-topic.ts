/** What the help menu opens at the side. */
export type HelpTopic = 'shortcuts' | 'notices';
