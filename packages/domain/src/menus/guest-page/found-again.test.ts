import { expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newCategory } from '../entities/categories.ts';
import { withAllFound, withFound } from './found-again.ts';
import { lostCategories } from './guest-page.ts';

const repair = () => {
  let count = 0;
  return { channel: 'ONLINE', newId: () => `new-${++count}` } as const;
};
const categoriesOf = ({ onlineCategories }: ReturnType<typeof buildMenu>) =>
  onlineCategories.map(({ id, visible, categoryIds }) => [id, visible, categoryIds]);

test('what is lost gets a category of its own, called as the menu calls it', () => {
  const menu = buildMenu();
  const [lost] = lostCategories(menu, 'ONLINE');
  if (!lost) throw new Error('The sodas are lost.');
  const found = withFound(menu, lost, repair());
  expect(found.onlineCategories.at(-1)).toMatchObject({ id: 'new-1', name: 'Sodas', categoryIds: ['sodas'] });
  expect(lostCategories(found, 'ONLINE')).toEqual([]);
});

test('a hidden category that names it is shown again', () => {
  const menu = buildMenu();
  const onlineCategories = menu.onlineCategories.map((one) => ({ ...one, visible: false }));
  const found = withAllFound({ ...menu, onlineCategories }, repair());
  expect(categoriesOf(found)[0]).toEqual(['web-pizza', true, ['signature']]);
});

test('several of one department come together, beside what is shown of it', () => {
  const menu = buildMenu();
  const more = ['deep', 'thin', 'beer', 'wine'].map((id) =>
    newCategory({ id, name: id, department: id === 'beer' || id === 'wine' ? 'drinks' : 'pizza' }),
  );
  const items = [...menu.items, ...more.map(({ id, department }) => buildItem({ id, category: id, department }))];
  const found = withAllFound({ ...menu, categories: [...menu.categories, ...more], items }, repair());
  expect(categoriesOf(found)).toEqual([
    ['web-pizza', true, ['signature', 'deep', 'thin']],
    ['web-deals', true, []],
    ['new-1', true, ['sodas', 'beer', 'wine']],
  ]);
  expect(lostCategories(found, 'ONLINE')).toEqual([]);
});

test('nothing lost, nothing changed', () => {
  const menu = buildMenu({ categories: [], items: [] });
  expect(withAllFound(menu, repair())).toBe(menu);
});
