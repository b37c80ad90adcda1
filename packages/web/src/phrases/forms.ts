import { definePhrases } from './phrases.ts';

/** What all forms of one record share. */
export const formsPhrases = definePhrases('forms', {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you entered will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  restored: 'Your unsaved changes were restored.',
  restoredClash: 'Somebody else saved in the meantime. Yours replaces theirs here: {{fields}}.',
  discard: 'Discard',
  notSaved_one: 'One field needs a look.',
  notSaved_other: '{{count}} fields need a look.',
  gone: 'Somebody deleted this in the meantime. It cannot be saved anymore.',
  conflict: 'Somebody else saved this in the meantime',
  conflictTaken: 'Their changes are in the form now, beside yours. Look at them, then save.',
  conflictOpen_one: 'Both of you changed one value: choose which one stays. Everything else of both sides is kept.',
  conflictOpen_other:
    'Both of you changed {{count}} values: choose which ones stay. Everything else of both sides is kept.',
  conflictDecided: 'Nothing of either side is lost. Save when it is as you want it.',
  conflictElsewhere: 'They changed nothing that this form shows. Save again.',
  conflictSame: 'They saved the same values as you entered: nothing is left to save.',
  takenTitle: 'Changed by them',
  undecided_one: 'One value is not decided yet.',
  undecided_other: '{{count}} values are not decided yet.',
});
