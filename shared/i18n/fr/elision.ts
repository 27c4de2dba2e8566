/** « de Baptiste », « d’Anneke », « d’Hugo »; a bold name keeps its mark */
export const de = (name: string): string => (/^\*?[aehiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
