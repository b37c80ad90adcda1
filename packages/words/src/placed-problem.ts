import { isMenuFindingKind, type JsonObject, type Path } from '@servery/domain';
import type { DocumentWords } from './document-words.ts';
import { menuFindingPhrases } from './phrases/menu-findings.ts';
import { say } from './phrases.ts';

/** Something that is wrong at a place of a document. */
type PlacedProblem = { readonly path: Path; readonly message: string };

/** A problem with its place in words: `Harbor Supreme, Large 14″, Dine in: Enter an amount such as 12.99.` */
export function placedMessage(words: DocumentWords, document: JsonObject, { path, message }: PlacedProblem): string {
  if (path.length === 0) return message;
  const { name } = words.entity(path, document);
  const place = [name, words.field(path, document)].filter(Boolean).join(', ');
  return place === '' || message.startsWith(place) || (name && message.startsWith(name))
    ? message
    : `${place}: ${message}`;
}

/** The subject of several findings of one kind: `No price`; undefined for a kind that has no heading of its own. */
export function findingTitle(code: string): string | undefined {
  return isMenuFindingKind(code) ? say(menuFindingPhrases, code) : undefined;
}
