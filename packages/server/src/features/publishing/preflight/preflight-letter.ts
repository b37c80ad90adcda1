import type { PublishFinding } from '@servery/contract';
import { mendingPlace, pathKey } from '@servery/domain';
import { preflightMailPhrases as phrases, say } from '@servery/words';
import { type LetterList, type MailPerson, written } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

/** So many lines of one weight are in a mail. */
const linesTold = 100;
/** So many names of stores are in a line. */
const namesTold = 3;

interface PreflightTold {
  readonly companyId: string;
  /** Names by id, in the order of the locations. */
  readonly names: ReadonlyMap<string, string>;
  readonly previews: readonly {
    readonly locationId: string;
    readonly findings: readonly PublishFinding[];
    readonly findingCount: number;
  }[];
  /** Whether the mail leads to the page of employment. */
  readonly isEmployment: boolean;
  /** Where the console is: no slash at its end. */
  readonly publicUrl: string;
}

/** The findings that stop a publication and those worth a look, the same at several stores once, each with the way to its field. */
export function preflightMail(person: MailPerson, told: PreflightTold): Mail {
  const alike = alikeIn(told);
  const stops = alike.filter(({ finding }) => finding.weight === 'stop');
  const looks = alike.filter(({ finding }) => finding.weight === 'look');
  const names = [...told.names.values()];
  return written(person, {
    subject: subjectOf(stops.length, looks.length),
    paragraphs: [
      say(phrases, 'checked', { count: names.length, names: firstNames(names) }),
      ...(alike.length === 0 ? [say(phrases, 'nothing')] : []),
    ],
    lists: [...listOf('stops', stops, told), ...listOf('looks', looks, told)],
    link: {
      says: say(phrases, 'open'),
      url: `${told.publicUrl}${told.isEmployment ? '/employment/publish' : '/menu/publish'}?companyId=${told.companyId}`,
    },
  });
}

function subjectOf(stops: number, looks: number): string {
  if (stops > 0) return say(phrases, 'stopped', { count: stops });
  return looks > 0 ? say(phrases, 'toLookAt', { count: looks }) : say(phrases, 'clear');
}

interface Alike {
  readonly finding: PublishFinding;
  readonly locationIds: string[];
}

function alikeIn({ previews }: PreflightTold): readonly Alike[] {
  const alike = new Map<string, Alike>();
  for (const { locationId, findings } of previews)
    for (const finding of findings) {
      const { documentId, path, sentence, weight } = finding;
      const key = [documentId, pathKey(path), sentence, weight].join(' ');
      const known = alike.get(key);
      if (known) known.locationIds.push(locationId);
      else alike.set(key, { finding, locationIds: [locationId] });
    }
  return [...alike.values()];
}

function listOf(heading: 'stops' | 'looks', alike: readonly Alike[], told: PreflightTold): readonly LetterList[] {
  if (alike.length === 0) return [];
  const lines = alike.slice(0, linesTold).map((one) => ({
    text: textOf(one, told),
    link: { says: say(phrases, 'place'), url: placeUrl(one, told) },
  }));
  const more = alike.length - lines.length;
  return [
    {
      heading: say(phrases, heading, { count: alike.length }),
      lines: more > 0 ? [...lines, { text: say(phrases, 'more', { count: more }) }] : lines,
    },
  ];
}

function textOf({ finding, locationIds }: Alike, { names }: PreflightTold): string {
  const { sentence } = finding;
  if (locationIds.length === names.size) return sentence;
  return say(phrases, 'at', { sentence, names: firstNames(locationIds.map((id) => names.get(id) ?? id)) });
}

function firstNames(names: readonly string[]): string {
  if (names.length <= namesTold + 1) return names.join(', ');
  return say(phrases, 'andMore', { names: names.slice(0, namesTold).join(', '), count: names.length - namesTold });
}

/** The console's address of a place, which leads to its screen: at the store where only one has it, else at the company. */
function placeUrl({ finding, locationIds }: Alike, { publicUrl, companyId }: PreflightTold): string {
  const { kind, documentId, departmentId } = finding;
  const [only, ...others] = locationIds;
  const query = new URLSearchParams({
    companyId,
    locationId: others.length === 0 && only !== undefined ? only : '0',
    kind,
    documentId,
    path: JSON.stringify(mendingPlace(finding)),
    ...(departmentId !== null && { departmentId }),
  });
  return `${publicUrl}/place?${query}`;
}
