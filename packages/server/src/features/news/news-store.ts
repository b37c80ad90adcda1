import { type Article, articleSchema, type SavedArticle } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope, Database } from '../../platform/database/database.ts';

interface StoredNews {
  readonly articles: readonly Article[];
  /** 0: nothing was ever saved. */
  readonly version: number;
}

export async function readNews(scope: CompanyScope): Promise<StoredNews> {
  const row = await scope.db
    .selectFrom('news')
    .select(['articles', 'version'])
    .where('company_id', '=', scope.companyId)
    .executeTakeFirst();
  if (row === undefined) return { articles: [], version: 0 };
  return { articles: articleSchema.array().parse(row.articles), version: row.version };
}

/**
 * Replaces the news of the company.
 * @param expected the version that was changed; undefined replaces any version
 * @returns the new version, or undefined where the current version is not the expected one
 */
export async function writeNews(
  scope: CompanyScope,
  articles: readonly SavedArticle[],
  expected: number | undefined,
): Promise<number | undefined> {
  await scope.db
    .insertInto('news')
    .values({ company_id: scope.companyId, articles: '[]', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await scope.db
    .updateTable('news')
    .set({ articles: JSON.stringify(articles), version: sql<number>`version + 1` })
    .where('company_id', '=', scope.companyId)
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

export async function isCompany(database: Database, id: string): Promise<boolean> {
  const row = await database.lookup((db) =>
    db.selectFrom('companies').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),
  );
  return row !== undefined;
}
