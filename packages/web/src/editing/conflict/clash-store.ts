import type { Clash, Side } from '@servery/domain';
import { create } from 'zustand';
import type { Editor } from '../draft/draft-store.ts';
import type { Rebasing } from './rebase-draft.ts';

export type ClashChoice = (clash: Clash) => Side;

type ClashRequest = {
  readonly editor: Editor;
  readonly rebasing: Rebasing;
  /** Null: not now; everything stays as it is. */
  readonly answer: (choose: ClashChoice | null) => void;
};

export const useClashRequest = create<{ readonly request: ClashRequest | null }>(() => ({ request: null }));

/** Shows both values, people and times, and answers with the choice. */
export function askAboutClashes(editor: Editor, rebasing: Rebasing): Promise<ClashChoice | null> {
  return new Promise((resolve) => {
    const answer = (choose: ClashChoice | null) => {
      useClashRequest.setState({ request: null });
      resolve(choose);
    };
    useClashRequest.setState({ request: { editor, rebasing, answer } });
  });
}
