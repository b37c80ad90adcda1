import { useSearch } from '@tanstack/react-router';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';

type Question = {
  readonly person?: string | undefined;
  readonly permission?: string | undefined;
  /** A group or location; without it the whole company. */
  readonly at?: string | undefined;
};

/** The question *why can this person do this?* is part of the address, so that any screen can link to it. */
export function useWhy() {
  const put = useKeepInAddress();
  const { why, permission, at } = useSearch({ strict: false });
  return {
    isOpen: why !== undefined,
    /** Empty while nobody is chosen. */
    person: why ?? '',
    permission: permission ?? '',
    at: at ?? null,
    open: ({ person = '', permission: asked, at: where }: Question) =>
      put({ why: person, permission: asked, at: where }),
    ask: (question: Question) =>
      put({
        ...('person' in question && { why: question.person ?? '' }),
        ...('permission' in question && { permission: question.permission }),
        ...('at' in question && { at: question.at }),
      }),
    close: () => put({ why: undefined, permission: undefined, at: undefined }),
  };
}

/** People who manage people or roles may ask. */
export function useMayAskWhy(): boolean {
  const session = useSession();
  return hasFeature(session, 'userAdmin') || hasFeature(session, 'userRolesAdmin');
}
