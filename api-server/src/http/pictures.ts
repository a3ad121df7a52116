import type { FastifyInstance } from 'fastify';
import { isUnchanged } from 'node-kit/is-unchanged';
import type { ImageStore } from '../images/picture.ts';
import { PICTURE_HEADERS, parsePath } from '../images/picture.ts';

/** Serves pictures from any store: addresses from before IMAGES_URL was set stay valid. */
export function addPictures(app: FastifyInstance, images: ImageStore): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/imagenes/*',
    async handler({ params, headers }, reply) {
      const path = params['*'];
      const file = parsePath(path);
      const data = file && (await images.read(file.imagenId, file.ancho, file.format));
      if (!data) return reply.callNotFound();
      const etag = `"${path}"`;
      reply.headers({ ...PICTURE_HEADERS, etag }).type(`image/${file.format}`);
      return isUnchanged(headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(data);
    },
  });
}
