import { linkOf, mailTo } from './mailed-link.ts';
import { newAddress, type TestPerson, type TestServer } from './test-server.ts';

interface MailedLink {
  readonly userId: string;
  readonly inviteToken: string;
}

/** Calls about the accounts of a test company; `tag` is what its e-mail addresses end in. */
export function accountCalls(about: () => { readonly server: TestServer; readonly tag: string }) {
  const emailOf = (person: TestPerson) => `${person}@${about().tag}.example`;

  /** A call of somebody who is not signed in. */
  const post = (path: string, payload: object, remoteAddress = newAddress()) =>
    about().server.http.inject({
      method: 'POST',
      url: `/api/users/${path}`,
      payload,
      headers: { 'x-servery-request': '1' },
      remoteAddress,
    });

  const askForReset = (emailAddress: string, remoteAddress?: string) =>
    post('sendPasswordReset', { emailAddress }, remoteAddress);

  return {
    emailOf,
    post,
    askForReset,
    resetLink: async (person: TestPerson, count = 1): Promise<MailedLink> => {
      await askForReset(emailOf(person));
      return linkOf(await mailTo(about().server, emailOf(person), count));
    },
    isValid: ({ userId, inviteToken }: MailedLink, remoteAddress = newAddress()) =>
      about().server.http.inject({
        method: 'GET',
        url: `/api/users/isValidInviteToken?${new URLSearchParams({ userId, inviteToken })}`,
        remoteAddress,
      }),
  };
}

/** The codes of a refusal, in order. */
export function codesOf(answer: { json(): { errors: { code: string }[] } }): string[] {
  return answer.json().errors.map(({ code }) => code);
}
