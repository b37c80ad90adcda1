import { definePhrases } from './phrases.ts';

/** What all forms of the account share. */
export const formsPhrases = definePhrases('forms', {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you entered will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  restored: 'Your unsaved changes were restored.',
  restoredClash: 'Somebody else saved meanwhile. Yours stands in place of theirs here: {{fields}}.',
  discard: 'Discard',
});
