import { findByPath, isObject, type JsonObject, type Path } from '@servery/domain';
import type { DocumentWords } from '../document-words.ts';
import { staffPhrases } from '../phrases/staff.ts';
import { say } from '../phrases.ts';
import { nameOf, plainWords } from '../plain-words.ts';

/** The names that people use for the parts of published employment about a person: `Certifications: Food Handlers, until 2027-01-31`. */
export const staffWords: DocumentWords = {
  entity: (path, document) => plainWords.entity(path.slice(0, 2), document),
  field: (path, document) => {
    const { list, id, field } = partsOf(path);
    if (list === 'jobs') return say(staffPhrases, 'jobs');
    if (list !== 'certifications') return plainWords.field(path, document);
    if (field === undefined) return say(staffPhrases, 'certifications');
    return say(staffPhrases, 'expires', { name: listedName(document, 'requirements', id) });
  },
  value: (path, value, document) => {
    const { list, id } = partsOf(path);
    if (list === 'jobs') return listedName(document, 'jobTypes', id);
    if (list !== 'certifications') return plainWords.value(path, value, document);
    if (!isObject(value)) return typeof value === 'string' ? value : say(staffPhrases, 'never');
    const name = listedName(document, 'requirements', id);
    return typeof value.expiresOn === 'string'
      ? say(staffPhrases, 'certified', { name, day: value.expiresOn })
      : say(staffPhrases, 'certifiedForGood', { name });
  },
};

/** Of `employees.{id}.certifications.{requirementId}.expiresOn`: the list, the subject of its entry, and the field. */
function partsOf([, , list, entry, field]: Path) {
  const id = typeof entry === 'object' ? String('id' in entry ? entry.id : entry.value) : undefined;
  return { list: id === undefined ? undefined : list, id, field };
}

function listedName(document: JsonObject, list: 'jobTypes' | 'requirements', id = ''): string {
  return nameOf(findByPath(document, [list, { id }])) ?? id;
}
