import { definePhrases } from '../phrases.ts';

export const dashboardPhrases = definePhrases('dashboard', {
  forbidden: 'You do not have access to {{name}}',
  forbiddenHint: 'It requires permission to see the dashboard.',
});
