import type { Finding, Meeting, OfferExample, WorstCase } from '@servery/domain';
import type { ProofAnswer } from './proof-messages.ts';

/** The known facts about the offers of a menu. */
export type Proof = {
  readonly examples: readonly OfferExample[];
  readonly findings: readonly Finding[];
  readonly meetings: readonly Meeting[];
  readonly worst: readonly WorstCase[];
  /** Suspicious findings beyond those that are reported. */
  readonly unreported: number;
  readonly isDone: boolean;
  readonly failure: string | null;
};

export const nothingKnown: Proof = {
  examples: [],
  findings: [],
  meetings: [],
  worst: [],
  unreported: 0,
  isDone: false,
  failure: null,
};

/** The proof with one more piece of it. */
export function withAnswer(proof: Proof, answer: ProofAnswer): Proof {
  switch (answer.kind) {
    case 'EXAMPLES':
      return { ...proof, examples: answer.examples };
    case 'FAILED':
      return { ...proof, isDone: true, failure: answer.message };
    case 'NEWS':
      return withNews(proof, answer.news);
  }
}

function withNews(proof: Proof, news: Extract<ProofAnswer, { kind: 'NEWS' }>['news']): Proof {
  switch (news.kind) {
    case 'FINDINGS':
      return { ...proof, findings: [...proof.findings, ...news.findings] };
    case 'TOGETHER':
      return { ...proof, meetings: [...proof.meetings, ...news.meetings] };
    case 'WORST':
      return { ...proof, worst: news.cases };
    case 'DONE':
      return { ...proof, unreported: news.unreported, isDone: true };
  }
}
