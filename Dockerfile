# One app process of the house. Small: what builds the client stays behind, and nothing runs as root.
FROM node:20-bookworm-slim AS client
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY vite.config.ts tsconfig.json ./
COPY shared shared
COPY client client
RUN node_modules/.bin/vite build --mode production --outDir /app/dist/client --emptyOutDir --logLevel warn

FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:20-bookworm-slim AS app
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=client /app/dist/client dist/client
COPY package.json tsconfig.json ./
COPY shared shared
COPY server server
USER node
EXPOSE 2567
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "server/index.ts"]
