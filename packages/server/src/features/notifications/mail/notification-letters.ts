import type { NotificationFacts } from '@servery/domain';
import {
  digestLines,
  type NotificationClock,
  notificationWords,
  notificationMailPhrases as phrases,
  say,
} from '@servery/words';
import { type MailPerson, written } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface LetterOf {
  readonly facts: readonly NotificationFacts[];
  readonly clock: NotificationClock;
  /** Where the console is: no slash at its end. */
  readonly publicUrl: string;
}

/** One event in its own sentence; several that waited together in one mail. */
export function atOnceMail(person: MailPerson, { facts, clock, publicUrl }: LetterOf): Mail {
  const said = facts.map((one) => notificationWords(one, clock));
  const [first] = said;
  const isOne = said.length === 1 && first !== undefined;
  return letter(person, publicUrl, {
    subject: isOne ? first.title : say(phrases, 'several', { count: said.length }),
    paragraphs: isOne ? [first.text || first.title] : said.map(({ title, text }) => `${title}. ${text}`.trim()),
  });
}

export function digestMail(person: MailPerson, { facts, clock, publicUrl }: LetterOf): Mail {
  return letter(person, publicUrl, {
    subject: say(phrases, 'digest', { count: facts.length }),
    paragraphs: facts.length === 0 ? [say(phrases, 'nothingWaits')] : digestLines(facts, clock),
  });
}

function letter(
  person: MailPerson,
  publicUrl: string,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
): Mail {
  return written(person, {
    subject,
    paragraphs,
    link: { says: say(phrases, 'open'), url: `${publicUrl}/notifications` },
    end: [say(phrases, 'change', { url: `${publicUrl}/notifications/preferences` })],
  });
}
