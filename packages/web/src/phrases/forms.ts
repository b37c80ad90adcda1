import { definePhrases } from './phrases.ts';

/** The phrases that all forms of one record share. */
export const formsPhrases = definePhrases('forms', {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you entered will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  restored: 'Your unsaved changes were restored.',
  restoredClash: 'Someone else saved in the meantime. Your values replace theirs in: {{fields}}.',
  discard: 'Discard',
  notSaved_one: 'One field needs your attention.',
  notSaved_other: '{{count}} fields need your attention.',
  gone: 'Someone deleted this in the meantime. It can no longer be saved.',
  conflict: 'Someone else saved this in the meantime',
  conflictTaken: 'The form now has their changes and yours. Check them, then save.',
  conflictOpen_one: 'Both of you changed one value: choose which one stays. Everything else of both sides is kept.',
  conflictOpen_other:
    'Both of you changed {{count}} values: choose which ones stay. Everything else of both sides is kept.',
  conflictDecided: 'Both sets of changes are in the form. Save when you are ready.',
  conflictElsewhere: 'Their changes are not in this form. Save again.',
  conflictSame: 'They saved the same values that you entered, so there is nothing left to save.',
  takenTitle: 'Changed by them',
  undecided_one: 'One value is not decided yet.',
  undecided_other: '{{count}} values are not decided yet.',
});
