# Servery: the server with the built console. Build: docker build -t servery .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /servery
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/words/package.json packages/words/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/terminal/package.json packages/terminal/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/e2e/package.json packages/e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
# The image brings its own Node: the npm package of it is not needed, so no install script runs.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev
COPY . .
RUN npm run build \
  && npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=@servery/server --workspace=@servery/terminal --workspace=@servery/sandbox --workspace=@servery/contract --workspace=@servery/demo --workspace=@servery/words --workspace=@servery/domain

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SERVERY_DATA=/data
WORKDIR /servery
COPY --from=build /servery/node_modules node_modules
COPY --from=build /servery/package.json package.json
COPY --from=build /servery/packages/domain packages/domain
COPY --from=build /servery/packages/contract packages/contract
COPY --from=build /servery/packages/demo packages/demo
COPY --from=build /servery/packages/words packages/words
COPY --from=build /servery/packages/server packages/server
COPY --from=build /servery/packages/terminal packages/terminal
COPY --from=build /servery/packages/sandbox packages/sandbox
COPY --from=build /servery/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
