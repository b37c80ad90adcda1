import { operations } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { personWith, signInProvider } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const provider = await signInProvider(server, ['ACCESS_CONFIGURATION_OPTIONS']);

function buildArticle(overrides: object = {}) {
  return {
    id: 'a1',
    title: 'Winter menu',
    displayTitle: '',
    content: '<p>Crab Louie moves to weekends.</p>',
    status: 'ACTIVE',
    publishDate: '2026-01-19T08:00:00.000Z',
    expirationDate: null,
    ...overrides,
  };
}

const save = (client: Client, articles: readonly object[], more: object = {}) =>
  client('POST', '/api/news/', { companyId: company.id, articles: JSON.stringify(articles), ...more });

async function read(client: Client, id = company.id) {
  const { articles, version } = (await client('GET', `/api/news/${id}`)).json();
  return { version, articles: JSON.parse(articles) };
}

describe('reading', () => {
  test('NW-02 NW-03 NW-04 EN-08 a company without news answers its id and an empty list as a JSON string', async () => {
    const fresh = await buildCompany(server);
    const answer = await (await fresh.as('reader'))('GET', `/api/news/${fresh.id}`);
    expect(answer.json()).toEqual({ companyId: fresh.id, articles: '[]', version: 0 });
  });

  test('news of another company, or without a session, are not shown', async () => {
    const other = await buildCompany(server);
    expect((await admin('GET', `/api/news/${other.id}`)).statusCode).toBe(404);
    expect((await server.http.inject(`/api/news/${company.id}`)).statusCode).toBe(401);
  });

  test('NW-06 NW-07 drafts and what is scheduled reach editors only', async () => {
    const ahead = new Date(Date.now() + 86_400_000).toISOString();
    await save(admin, [
      buildArticle({ id: 'live' }),
      buildArticle({ id: 'draft', status: 'DRAFT' }),
      buildArticle({ id: 'ahead', publishDate: ahead }),
    ]);
    const reader = await read(await company.as('reader'));
    expect(reader.articles.map(({ id }: { id: string }) => id)).toEqual(['live']);
    expect((await read(admin)).articles).toHaveLength(3);
    expect((await read(await company.as('manager'))).articles).toHaveLength(1);
  });
});

describe('saving', () => {
  test('NW-05 EN-09 articles are kept as sent, in their order', async () => {
    const articles = [buildArticle({ id: 'b', expirationDate: '2027-01-01T08:00:00.000Z' }), buildArticle({ id: 'a' })];
    expect((await save(admin, articles)).statusCode).toBe(200);
    expect((await read(admin)).articles).toEqual(articles);
  });

  test('NW-11 company news need the configuration permission on the whole company', async () => {
    for (const person of ['reader', 'manager', 'groupManager'] as const)
      expect((await save(await company.as(person), [])).statusCode, person).toBe(403);
    const configurator = await personWith(server, company, { permissions: ['ACCESS_CONFIGURATION_OPTIONS'] });
    expect((await save(configurator, [])).statusCode).toBe(200);
    const anonymous = await server.http.inject({
      method: 'POST',
      url: '/api/news/',
      headers: { 'x-servery-request': '1' },
      payload: { companyId: company.id, articles: '[]' },
    });
    expect(anonymous.statusCode).toBe(401);
  });

  test('NW-10 NW-13 BC-17 the feed THRIVE_FEED is saved only by the staff of the provider', async () => {
    const feed = { companyId: 'THRIVE_FEED' };
    expect((await save(admin, [], feed)).statusCode).toBe(403);
    expect((await save(provider, [buildArticle({ title: 'Batches' })], feed)).statusCode).toBe(200);
    expect((await read(await company.as('reader'), 'THRIVE_FEED')).articles[0].title).toBe('Batches');
  });

  test('RT-04 NW-02 NW-05 the staff of the provider read and save the news of any company, and of no absent one', async () => {
    const other = await buildCompany(server);
    expect((await save(provider, [buildArticle()], { companyId: other.id })).statusCode).toBe(200);
    expect((await read(provider, other.id)).articles).toHaveLength(1);
    expect((await read(await other.as('reader'), other.id)).articles).toHaveLength(1);
    expect((await provider('GET', '/api/news/cmp_absent')).statusCode).toBe(404);
    expect((await save(provider, [], { companyId: 'cmp_absent' })).statusCode).toBe(404);
  });

  test('T10 the news of another company, named in the body, stay as they are', async () => {
    const other = await buildCompany(server);
    expect((await save(admin, [], { companyId: other.id })).statusCode).toBe(404);
    expect(
      (await admin('POST', `/api/news/?companyId=${other.id}`, { companyId: other.id, articles: '[]' })).statusCode,
    ).toBe(404);
  });

  test('a second editor gets a conflict with the current articles, and nothing is overwritten', async () => {
    const { version } = await read(admin);
    expect((await save(admin, [buildArticle({ title: 'First' })], { version })).json().version).toBe(version + 1);
    const late = await save(
      await personWith(server, company, { permissions: ['ACCESS_CONFIGURATION_OPTIONS'] }),
      [buildArticle({ title: 'Second' })],
      { version },
    );
    expect(late.statusCode).toBe(409);
    const { current } = late.json();
    expect(operations.getNews.response.parse(current)).toEqual(current);
    expect(current.version).toBe(version + 1);
    expect((await read(admin)).articles[0].title).toBe('First');
  });

  test.each([
    ['no title', { title: ' ' }, 'articles.0.title'],
    ['a status of its own', { status: 'LOUD' }, 'articles.0.status'],
    ['no date', { publishDate: 'soon' }, 'articles.0.publishDate'],
    ['an end before its start', { expirationDate: '2020-01-01T00:00:00Z' }, 'articles.0.expirationDate'],
    ['too long a title', { title: 'x'.repeat(10_000) }, 'articles.0.title'],
    ['a field of its own', { isAdmin: true }, 'articles.0'],
  ])('an article with %s is refused by name', async (_what, wrong, path) => {
    const answer = await save(admin, [buildArticle(wrong)]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe(path);
  });

  test.each(['{', '{}', '[{"__proto__":{}}]', '"text"'])('T19 articles that are %s are refused', async (articles) => {
    const answer = await admin('POST', '/api/news/', { companyId: company.id, articles });
    expect(answer.statusCode).toBe(400);
  });

  test('T19 of the HTML only the allow-list is kept', async () => {
    const content =
      '<p onclick="x()">A <b>bold</b> <a href="javascript:alert(1)" target="_top">word</a>' +
      '<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg>' +
      '<a href="https://harbor.example/x">link</a></p><style>p{}</style><iframe src="//evil.example"></iframe>';
    await save(admin, [buildArticle({ content })]);
    expect((await read(admin)).articles[0].content).toBe(
      '<p>A <strong>bold</strong> <a>word</a><a href="https://harbor.example/x">link</a></p>',
    );
  });

  test('an article that grows past the limit while its HTML is reduced is refused by name', async () => {
    const grows = buildArticle({ content: '<b>'.repeat(2_000).padEnd(40_000, 'a') });
    const answer = await save(admin, [buildArticle({ id: 'short' }), grows]);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      400,
      { code: 'INVALID', message: 'The text is too long. Use at most 50,000 characters.', path: 'articles.1.content' },
    ]);
  });

  test('the tags that are reduced are bounded, in an article and in the feed', async () => {
    const tagged = (count: number, tags: number) =>
      Array.from({ length: count }, (_, id) => buildArticle({ id: `${id}`, content: '<i>'.repeat(tags) }));
    expect((await save(admin, tagged(1, 2_001))).json().errors).toEqual([
      { code: 'INVALID', message: 'Use at most 2,000 tags in a text.', path: 'articles.0.content' },
    ]);
    expect((await save(admin, tagged(6, 1_999))).json().errors[0]).toMatchObject({ code: 'NEWS_TOO_LONG' });
  });

  test('the articles of a feed have one megabyte together, counted as they are kept', async () => {
    const { version } = await read(admin);
    const of = (count: number, content: string) =>
      Array.from({ length: count }, (_, id) => buildArticle({ id: `${id}`, content }));
    const letters = await save(admin, of(30, 'é'.repeat(20_000)));
    expect([letters.statusCode, letters.json().errors[0]]).toMatchObject([
      400,
      {
        code: 'NEWS_TOO_LONG',
        message: 'All articles together can have at most 1 MB. Delete old articles.',
        path: 'articles',
      },
    ]);
    const grown = await save(admin, of(200, '<i>'.repeat(50).padEnd(4_950, 'a')));
    expect(grown.json().errors[0].code).toBe('NEWS_TOO_LONG');
    expect((await save(admin, of(200, '<p>'.padEnd(4_000, 'a')))).statusCode).toBe(200);
    expect((await read(admin)).version).toBe(version + 1);
  });

  test('who saved what is in the audit', async () => {
    await save(admin, [buildArticle()]);
    const entry = await server.database.inCompany(company.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .selectAll()
        .where('company_id', '=', scope.companyId)
        .orderBy('sequence', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(entry).toMatchObject({ action: 'SAVE_NEWS', subject: `news:${company.id}`, actor_name: 'Ada Admin' });
    expect(entry.address).toMatch(/^10\./);
  });
});
