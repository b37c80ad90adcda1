import PostalMime from 'postal-mime';

export interface ReceivedMail {
  /** Counts up from 1. */
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The messages that were sent, newest first. */
export interface Mailbox {
  readonly list: () => readonly ReceivedMail[];
  /** Takes one message as it came over the wire. */
  readonly take: (raw: Buffer, envelope: { readonly from: string; readonly to: readonly string[] }) => Promise<void>;
}

/** Older messages are forgotten. */
const keptMessages = 500;

export function createMailbox(): Mailbox {
  const mails: ReceivedMail[] = [];
  let taken = 0;
  return {
    list: () => mails,
    take: async (raw, envelope) => {
      const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
      taken += 1;
      mails.unshift({ id: taken, at: new Date().toISOString(), ...envelope, subject, text, html });
      mails.length = Math.min(mails.length, keptMessages);
    },
  };
}
