import type { FakeAnswers } from './fake-api.ts';

const supremeImage = {
  id: 'img_supreme',
  name: 'Harbor Supreme',
  width: 1600,
  height: 1200,
  bytes: 84_000,
  uploadedBy: 'Dana Whitfield',
  uploadedAt: '2026-11-20T17:31:00.000Z',
};
const use = {
  kind: 'menu',
  documentId: 'm1',
  path: ['items', { id: 'supreme' }, 'info', 'imageId'],
  departmentId: 'pizza',
  place: 'Main Menu',
  tenantId: null,
  tenantName: null,
  name: 'Harbor Supreme',
};

export const oldImage = {
  ...supremeImage,
  id: 'img_old',
  name: 'Old sign',
  bytes: 1_240_000,
  uploadedAt: '2025-01-02T08:00:00.000Z',
};

/** A library of two images, one of them used by an item and by the override of a location. */
export function imageAnswers(): FakeAnswers {
  return {
    'GET /api/menus/images/2': { body: [supremeImage, oldImage] },
    'GET /api/menus/images/2/uses': {
      body: { img_supreme: [use, { ...use, tenantId: '101', tenantName: 'Pier 39' }] },
    },
  };
}
