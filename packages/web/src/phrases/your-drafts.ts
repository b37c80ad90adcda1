import { definePhrases } from './phrases.ts';

export const yourDraftsPhrases = definePhrases('your-drafts', {
  yourDrafts: 'Your drafts',
  draftsCount_one: '{{count}} draft',
  draftsCount_other: '{{count}} drafts',
  draftChanges_one: '{{count}} change',
  draftChanges_other: '{{count}} changes',
});
