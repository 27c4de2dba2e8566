/** The keys of a player of recordings, drawn for this house in a box of 512 × 512. */
export const playKey = 'M144 80v352l288-176z';
export const pauseKey = 'M128 88h88v336h-88zM296 88h88v336h-88z';
export const forwardKey = 'M112 96v320l232-160zM352 96h56v320h-56z';
export const backKey = 'M400 96v320L168 256zM104 96h56v320h-56z';
/** everything faster */
export const fastKey = 'M64 112v288l184-144zM264 112v288l184-144z';
export const lastKey = 'M56 112v288l168-144zM232 112v288l168-144zM408 112h52v288h-52z';
export const firstKey = 'M456 112v288L288 256zM280 112v288L112 256zM52 112h52v288H52z';
export const saveKey = 'M224 64h64v176h80L256 368 144 240h80zM96 400h320v48H96z';
