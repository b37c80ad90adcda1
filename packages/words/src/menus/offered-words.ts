import { findByPath, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { valuePhrases } from '../phrases/values.ts';
import { say } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { stepId } from './menu-names.ts';

/** Which modifiers the menu or a department offers: `Pepperoni, offered: Yes to No`. */
export function offeredField(path: Path, document: JsonObject): string | undefined {
  const within = offeredPlace(path);
  if (within === undefined) return undefined;
  const [list, step] = within;
  if (step === undefined) return say(menuWordsPhrases, 'modifiersOffered');
  const id = stepId(step) ?? '';
  return say(menuWordsPhrases, 'modifierOffered', { name: offeredName(list, id, document) });
}

export function offeredValue(path: Path, value: Json, document: JsonObject): string | undefined {
  const within = offeredPlace(path);
  if (within === undefined) return undefined;
  if (isList(value)) return value.map((one) => offeredValue(path, one, document)).join(', ');
  if (!isObject(value)) return say(valuePhrases, value === false ? 'no' : 'yes');
  return say(valuePhrases, value.available === false ? 'no' : 'yes');
}

/** The modifiers that the whole menu offers belong to no entity of it. */
export function isOfferedByMenu([section, part]: Path): boolean {
  return section === 'modifiers' && part === 'availability';
}

/** The steps from the list on; undefined for another place. */
function offeredPlace(path: Path): Path | undefined {
  const at = path[0] === 'departments' ? 2 : 0;
  return path[at] === 'modifiers' && path[at + 1] === 'availability' ? path.slice(at + 2) : undefined;
}

function offeredName(list: Path[number] | undefined, id: string, document: JsonObject): string {
  const name = nameOf(findByPath(document, ['modifiers', list === 'categories' ? 'categories' : 'items', { id }]));
  return name ?? id;
}
