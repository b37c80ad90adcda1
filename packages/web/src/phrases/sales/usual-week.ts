import { definePhrases } from '../phrases.ts';

export const usualWeekPhrases = definePhrases('usualWeek', {
  title: 'Net sales of a usual day',
  hint: 'Of the last 4 weeks, days without sales left out. Below them, what labor may cost by its target.',
  labor: '{{amount}} labor',
  none: 'No sales',
});
