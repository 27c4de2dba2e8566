/** The server of `npm run dev`. Nothing of this folder is in the build that is shipped. */
import '../index.ts';
