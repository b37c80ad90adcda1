import { isWithin, type Path } from '@servery/domain';
import DataLoader from 'dataloader';
import { unwrap } from '../../../api/api-result.ts';
import { type DocumentQuestion, listOverriddenPlaces } from '../../document/configuration-calls.ts';

interface Question extends DocumentQuestion {
  readonly path: Path;
}

const most = 200;

const loader = new DataLoader<Question, readonly Path[]>(answerAll, { cache: false, maxBatchSize: most });

/** The places, at a path or below it, where any group or location keeps its own value; the questions of many rows at one moment go out as one call. */
export function loadOverriddenPlaces(question: Question): Promise<readonly Path[]> {
  return loader.load(question);
}

async function answerAll(questions: readonly Question[]): Promise<(readonly Path[] | Error)[]> {
  const documents = Map.groupBy(questions, ({ adapter, level, documentId }) =>
    JSON.stringify([level.companyId, adapter.kind.kind, documentId]),
  );
  const answers = new Map<Question, readonly Path[] | Error>();
  await Promise.all(
    [...documents.values()].map(async (group) => {
      for (const [question, answer] of await answersOf(group)) answers.set(question, answer);
    }),
  );
  return questions.map((question) => answers.get(question) ?? []);
}

/** Of one document. */
async function answersOf(
  group: readonly Question[],
): Promise<readonly (readonly [Question, readonly Path[] | Error])[]> {
  const [first] = group;
  if (first === undefined) return [];
  try {
    const places = unwrap(
      await listOverriddenPlaces(
        first,
        group.map(({ path }) => path),
      ),
    );
    return group.map((question) => [question, places.filter((place) => isWithin(place, question.path))] as const);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    return group.map((question) => [question, failure] as const);
  }
}
