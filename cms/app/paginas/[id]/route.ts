import { answerPublished } from '../../public-answers';

/** GET /paginas/{page id}: the record that the site reads. */
export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerPublished(request, 'record', { pageId: { equals: (await params).id } });
